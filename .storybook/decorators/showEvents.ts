import { action } from 'storybook/actions';
import { installClicks } from '@vitrine/ui/analytics';

interface Shown {
  canvasElement: HTMLElement;
  viewMode: string;
}

/** Shows in the panel of actions what clicks in a story would be counted as (ANA-2). */
export function showEvents({ canvasElement, viewMode }: Shown): () => void {
  // A page of docs has many stories; alone, a story may open layers outside of its canvas.
  const root = viewMode === 'docs' ? canvasElement : document;
  const send = (name: string, params: object) => action(`event ${name}`)(params);
  return installClicks(root, { send }, () => 0);
}
