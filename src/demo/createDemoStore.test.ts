import { expect, test, vi } from 'vitest';
import { createDemoStore } from './createDemoStore.ts';

test('uses default values for fields that the initial state of a demo lacks', () => {
  expect(createDemoStore().get()).toEqual({
    ...{ isOpen: false, isFull: false, isEdited: false, run: 0 },
    ...{ mode: undefined, direction: undefined },
  });
  expect(createDemoStore({ mode: 'dark' }).get()).toMatchObject({ isOpen: false, mode: 'dark' });
});

test('keeps unchanged fields and notifies listeners when a field of the demo state changes', () => {
  const store = createDemoStore({ mode: 'dark' });
  const listener = vi.fn();
  store.subscribe(listener);
  store.change({ isOpen: true, run: 0 });
  expect(store.get()).toMatchObject({ isOpen: true, mode: 'dark', run: 0 });
  expect(listener).toHaveBeenCalledOnce();
});

test('keeps the state object and notifies no listener when no value changes', () => {
  const store = createDemoStore();
  const listener = vi.fn();
  store.subscribe(listener);
  const before = store.get();
  store.change({ isOpen: false, run: 0 });
  expect(store.get()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

test('does not notify an unsubscribed listener', () => {
  const store = createDemoStore();
  const [first, second] = [vi.fn(), vi.fn()];
  const unsubscribe = store.subscribe(first);
  store.subscribe(second);
  unsubscribe();
  store.change({ run: 1 });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
