import { createStore, type Store } from './createStore.ts';

/** Next state of a state machine, and the side effects to run. */
export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

export interface MachineOptions<State extends object, Event, Effect> {
  initial: State;
  /** Pure function that returns the next state and the effects of an event. */
  reduce: (state: State, event: Event) => Step<State, Effect>;
}

type Observable<State> = Pick<Store<State>, 'get' | 'subscribe'>;

export interface Machine<State, Event, Effect> extends Observable<State> {
  /** Reduces an event and calls the listeners. Returns the effects for the caller to run. */
  step: (event: Event) => readonly Effect[];
}

export interface RunningMachine<State, Event> extends Observable<State> {
  send: (event: Event) => void;
}

/** Creates a state machine; the caller, such as a component, runs the effects. */
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

/** Creates a state machine that runs the effects of an event in order after the state change. */
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
