import * as React from 'react';
import { createMachine } from '../internal/machine.ts';
import type {
  FeedbackEffect,
  FeedbackEvent,
  FeedbackFocus,
  FeedbackPage,
  FeedbackPort,
  FeedbackState,
} from './feedback.types.ts';
import { composeFeedback, initialFeedback, reduceFeedback } from './feedbackMachine.ts';

export interface FeedbackControl {
  state: FeedbackState;
  dispatch: (event: FeedbackEvent) => void;
  /** Ref of the form, for moving the focus inside it. */
  ref: React.RefObject<HTMLElement | null>;
}

/** Manages the feedback state and runs its side effects: focus, request and timer. */
export function useFeedback(port: FeedbackPort, page: FeedbackPage): FeedbackControl {
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  const focus = React.useRef<FeedbackFocus>(undefined);
  const ref = React.useRef<HTMLElement>(null);
  const [machine] = React.useState(() =>
    createMachine({ initial: initialFeedback, reduce: reduceFeedback }),
  );
  const state = React.useSyncExternalStore(machine.subscribe, machine.get, machine.get);

  function dispatch(event: FeedbackEvent): void {
    machine.step(event).forEach(run);
  }

  function run(effect: FeedbackEffect): void {
    switch (effect.type) {
      case 'focus':
        focus.current = effect.target;
        break;
      case 'send':
        void send(effect);
        break;
      case 'wait': {
        const { attempt, milliseconds } = effect;
        timer.current = setTimeout(() => dispatch({ type: 'expire', attempt }), milliseconds);
        break;
      }
    }
  }

  async function send({ attempt, draft }: Extract<FeedbackEffect, { type: 'send' }>) {
    const isTakenIn = await tryToSend(port, composeFeedback(page, draft));
    if (ref.current) dispatch({ type: 'settle', attempt, isTakenIn });
  }

  // The focus target is in the DOM only after the render.
  React.useLayoutEffect(() => {
    if (focus.current !== undefined) moveFocus(ref.current, focus.current);
    focus.current = undefined;
  }, [state]);
  React.useEffect(() => () => clearTimeout(timer.current), []);
  return { state, dispatch, ref };
}

async function tryToSend(port: FeedbackPort, feedback: Parameters<FeedbackPort['send']>[0]) {
  try {
    await port.send(feedback);
    return true;
  } catch {
    return false;
  }
}

function moveFocus(form: HTMLElement | null, target: FeedbackFocus): void {
  const { activeElement } = document;
  const isHere = activeElement === document.body || form?.contains(activeElement);
  // Do not move the focus when the reader is already in another part of the page.
  if (target !== 'comment' && !isHere) return;
  const selector = target === 'comment' ? 'textarea' : `button[value="${target}"]`;
  form?.querySelector<HTMLElement>(selector)?.focus();
}
