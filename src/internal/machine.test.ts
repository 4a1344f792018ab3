import { expect, test } from 'vitest';
import { runMachine, stay, type Step } from './machine.ts';

interface Counter {
  count: number;
}

type Effect = { type: 'log' } | { type: 'add' };

function reduce({ count }: Counter, event: 'add' | 'twice' | 'none'): Step<Counter, Effect> {
  if (event === 'none') return stay({ count });
  const state = { count: count + 1 };
  return { state, effects: event === 'twice' ? [{ type: 'add' }, { type: 'log' }] : [] };
}

test('reduces an event, calls the listeners, then runs the effects with the new state', () => {
  const log: string[] = [];
  const machine = runMachine<Counter, 'add' | 'twice' | 'none', Effect>({
    initial: { count: 0 },
    reduce,
    run(effect) {
      log.push(`${effect.type} ${machine.get().count}`);
      if (effect.type === 'add') machine.send('add');
    },
  });
  machine.subscribe(() => log.push(`listener ${machine.get().count}`));
  machine.send('twice');
  expect(log).toEqual(['listener 1', 'add 1', 'listener 2', 'log 2']);
});

test('does not call the listeners when the state object does not change', () => {
  const state: Counter = { count: 0 };
  const machine = runMachine({ initial: state, reduce: stay, run() {} });
  machine.subscribe(() => expect.unreachable());
  machine.send('none');
  expect(machine.get()).toBe(state);
});
