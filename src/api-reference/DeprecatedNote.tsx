import type { ApiLabels } from './apiLabels.ts';
import { ApiText } from './ApiText.tsx';

export interface DeprecatedNoteProps {
  /** Entry, with the reason for the deprecation if the entry is deprecated. */
  of: { deprecated?: string; deprecatedHtml?: string };
  /** Translated labels of the API page. */
  labels: ApiLabels;
}

/** Renders the reason and replacement of a deprecated entry, or nothing for other entries. */
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
