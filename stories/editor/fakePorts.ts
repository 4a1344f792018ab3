import type { CodeProblem, EditorPorts, FromFrame, PlayFiles, ToFrame } from '@vitrine/ui/editor';

/** Returns the reply of the fake iframe to a version of the demo. Undefined means no reply. */
export type Answer = (files: PlayFiles) => 'ran' | CodeProblem | 'leaving' | undefined;

const runs: Answer = () => 'ran';

/** Creates ports to a fake iframe, which shows the name and code length of each file. */
export function createFakePorts(answer: Answer = runs): EditorPorts {
  return {
    isHidden: () => false,
    loadParts: async () => ({ scripts: [], fonts: [] }),
    openFrame(host, { onMessage }) {
      const screen = document.createElement('pre');
      screen.style.cssText = 'margin:0;padding:24px;overflow:hidden';
      host.append(screen);
      const say = (message: FromFrame) => queueMicrotask(() => onMessage(message));
      let isSilent = false;
      return {
        send(message) {
          if (isSilent) return;
          if (message.type === 'load') say({ type: 'ready' });
          if (message.type === 'ping') say({ type: 'pong', ping: message.ping });
          if (message.type !== 'run') return;
          isSilent = answerRun(message, { say, screen, answer });
        },
        close: () => screen.remove(),
      };
    },
  };
}

interface Played {
  say: (message: FromFrame) => void;
  screen: HTMLElement;
  answer: Answer;
}

/** Replies to a `run` message. Returns whether the fake iframe ignores all later messages. */
function answerRun(
  { run, files }: Extract<ToFrame, { type: 'run' }>,
  { say, screen, answer }: Played,
): boolean {
  const reply = answer(files);
  if (reply === undefined) return true;
  if (reply === 'leaving') say({ type: 'leaving' });
  else if (reply === 'ran') {
    screen.textContent = files.map(({ name, code }) => `${name}: ${code.length}`).join('\n');
    say({ type: 'height', height: 72 + 20 * files.length });
    say({ type: 'ran', run });
  } else say({ type: 'failed', run, problem: reply });
  return false;
}
