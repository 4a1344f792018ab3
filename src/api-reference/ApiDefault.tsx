import { useInterfaceLang } from '../i18n/index.ts';
import { ApiValue } from './ApiCode.tsx';
import { ApiFact } from './ApiTable.tsx';
import { describeDefault } from './describeDefault.ts';

export interface ApiDefaultProps {
  /** Default as source text, or a sentence with code spans. */
  value: string;
  /** Label of the default. */
  label: string;
}

/** Renders a default: one line beside the label, several lines below it, long code folded. */
export function ApiDefault({ value, label }: ApiDefaultProps) {
  const lang = useInterfaceLang() && 'en';
  const shown = describeDefault(value);
  if (shown.kind === 'inline') {
    return (
      <ApiFact label={label}>
        <ApiValue value={value} />
      </ApiFact>
    );
  }
  if (shown.kind === 'sentence') {
    return (
      <ApiFact label={label}>
        <span lang={lang}>
          {shown.parts.map(({ kind, text }, index) =>
            kind === 'code' ? <ApiValue key={index} value={text} /> : text,
          )}
        </span>
      </ApiFact>
    );
  }
  if (shown.kind === 'long') {
    return (
      <details data-fact="">
        <summary>
          {label} <ApiValue value={shown.start} />
        </summary>
        <ApiValue value={value} />
      </details>
    );
  }
  return (
    <div data-part="">
      <p>{label}</p>
      <ApiValue value={value} />
    </div>
  );
}
