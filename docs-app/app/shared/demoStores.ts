import { createDemoStore, type DemoStore } from '@vitrine/ui';

const stores = new WeakMap<Element, DemoStore>();

/** Returns the store of the closest demo, or creates it. */
export function demoStoreOf(element: Element): DemoStore {
  const demo = element.closest('[data-demo]') ?? element;
  const store = stores.get(demo) ?? createDemoStore();
  stores.set(demo, store);
  return store;
}
