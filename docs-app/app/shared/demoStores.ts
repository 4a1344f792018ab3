import { createDemoStore, type DemoStore } from '@vitrine/ui';

const stores = new WeakMap<Element, DemoStore>();

/** Gives the state of the demo that an element is or stands in. */
export function demoStoreOf(element: Element): DemoStore {
  const demo = element.closest('[data-demo]') ?? element;
  const store = stores.get(demo) ?? createDemoStore();
  stores.set(demo, store);
  return store;
}
