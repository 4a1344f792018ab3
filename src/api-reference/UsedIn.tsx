import { useLocalPath } from '../i18n/index.ts';
import { joinNodes } from '../internal/joinNodes.tsx';
import type { ApiLabels } from './apiLabels.ts';
import type { DemoUse } from './apiReference.types.ts';
import { listLinkedDemos } from './listLinkedDemos.ts';

export interface UsedInProps {
  /** Entry and the demos that use it; demos of the component's own page come first. */
  of: { usedIn?: readonly DemoUse[] };
  /** Translated labels of the API page. */
  labels: ApiLabels;
}

/** Links to at most two demos that use an entry. Renders nothing without demos. */
export function UsedIn({ of: { usedIn }, labels }: UsedInProps) {
  const localPath = useLocalPath();
  const linked = listLinkedDemos(usedIn);
  if (linked.length === 0) return null;
  return (
    <p data-uses="">
      {labels.usedIn}{' '}
      {joinNodes(linked, ', ', ({ title, href }) => (
        <a href={localPath(href)}>{title}</a>
      ))}
    </p>
  );
}
