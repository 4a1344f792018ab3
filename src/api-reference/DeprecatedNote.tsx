import type { ApiLabels } from './apiLabels.ts';
import { ApiText } from './ApiText.tsx';

export interface DeprecatedNoteProps {
  /** Entry that may be deprecated, with its reason. */
  of: { deprecated?: string; deprecatedHtml?: string };
  labels: ApiLabels;
}

/** Says why an entry is deprecated and what replaces it; nothing for other entries. */
export function DeprecatedNote({
  of: { deprecated, deprecatedHtml },
  labels,
}: DeprecatedNoteProps) {
  if (!deprecated) return null;
  return (
    <div data-note="deprecated">
      <strong>{labels.deprecated}</strong>
      <ApiText text={deprecated} html={deprecatedHtml} />
    </div>
  );
}
