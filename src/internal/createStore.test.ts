import { expect, test, vi } from 'vitest';
import { createRecordStore } from './createStore.ts';

test('merges changes into the store and calls the listeners once', () => {
  const store = createRecordStore({ isOpen: false, run: 0 });
  const listener = vi.fn();
  store.subscribe(listener);
  store.change({ isOpen: true, run: 1 });
  expect(store.get()).toEqual({ isOpen: true, run: 1 });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('keeps the state object of the store when no value changes', () => {
  const store = createRecordStore({ isOpen: false, run: Number.NaN });
  const listener = vi.fn();
  store.subscribe(listener);
  const before = store.get();
  store.change({ isOpen: false, run: Number.NaN });
  expect(store.get()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

test('replaces the whole state, and calls no listener when set receives the current state', () => {
  const store = createRecordStore<{ mode?: string }>({ mode: 'dark' });
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({});
  store.set(store.get());
  expect(store.get()).toStrictEqual({});
  expect(listener).toHaveBeenCalledTimes(1);
});

test('sets a value of the store to undefined', () => {
  const store = createRecordStore<{ mode?: string | undefined }>({ mode: 'dark' });
  store.change({ mode: undefined });
  expect(store.get()).toEqual({ mode: undefined });
});

test('stops calling a listener after its removal', () => {
  const store = createRecordStore({ run: 0 });
  const listener = vi.fn();
  const remove = store.subscribe(listener);
  remove();
  store.change({ run: 1 });
  expect(listener).not.toHaveBeenCalled();
});
