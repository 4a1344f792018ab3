import { createStore, type Store } from './createStore.ts';

/** Next state of a machine, and the effects to run, as data. */
export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

export interface MachineOptions<State extends object, Event, Effect> {
  initial: State;
  /** Computes the step of an event; a pure function. */
  reduce: (state: State, event: Event) => Step<State, Effect>;
}

type Observable<State> = Pick<Store<State>, 'get' | 'subscribe'>;

export interface Machine<State, Event, Effect> extends Observable<State> {
  /** Reduces an event and calls the listeners; returns the effects, which the caller runs. */
  step: (event: Event) => readonly Effect[];
}

export interface RunningMachine<State, Event> extends Observable<State> {
  send: (event: Event) => void;
}

/** Creates a machine; a component runs the effects in its event handlers. */
export function createMachine<State extends object, Event, Effect>({
  initial,
  reduce,
}: MachineOptions<State, Event, Effect>): Machine<State, Event, Effect> {
  const { get, set, subscribe } = createStore(initial);
  return {
    get,
    subscribe,
    step(event) {
      const { state, effects } = reduce(get(), event);
      set(state);
      return effects;
    },
  };
}

/** Creates a machine that runs the effects of each event in order; `get` has the new state then. */
export function runMachine<State extends object, Event, Effect>({
  run,
  ...options
}: MachineOptions<State, Event, Effect> & { run: (effect: Effect) => void }): RunningMachine<
  State,
  Event
> {
  const { get, subscribe, step } = createMachine(options);
  return { get, subscribe, send: (event) => step(event).forEach(run) };
}

/** Returns a step without effects. */
export function stay<State>(state: State): Step<State, never> {
  return { state, effects: [] };
}
