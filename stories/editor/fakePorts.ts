import type { CodeProblem, EditorPorts, FromFrame, PlayFiles, ToFrame } from '@vitrine/ui/editor';

/** What the frame of a story says about a version of the demo; nothing is silence. */
export type Answer = (files: PlayFiles) => 'ran' | CodeProblem | 'leaving' | undefined;

const runs: Answer = () => 'ran';

/** Creates ports to a frame that only plays its part: it shows the first lines of what it is given. */
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

/** Answers a run, and tells whether that was the frame's last word. */
function answerRun(
  { run, files }: Extract<ToFrame, { type: 'run' }>,
  { say, screen, answer }: Played,
): boolean {
  const answered = answer(files);
  if (answered === undefined) return true;
  if (answered === 'leaving') say({ type: 'leaving' });
  else if (answered === 'ran') {
    screen.textContent = files.map(({ name, code }) => `${name}: ${code.length}`).join('\n');
    say({ type: 'height', height: 72 + 20 * files.length });
    say({ type: 'ran', run });
  } else say({ type: 'failed', run, problem: answered });
  return false;
}
