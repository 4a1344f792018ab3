import * as React from 'react';
import { useLocalPath } from '../i18n/index.ts';
import { joinNodes } from '../internal/joinNodes.tsx';
import { splitLongWords } from './splitLongWords.ts';
import { splitUnion } from './splitUnion.ts';

export interface ApiTypeProps {
  /** Type in TypeScript syntax. */
  type: string;
  /** URLs of the documented types, by type name. */
  links?: Readonly<Record<string, string>> | undefined;
}

/** Renders a type with links to documented types. Lines can break before each union member. */
export function ApiType({ type, links = {} }: ApiTypeProps) {
  return (
    <code data-code="type">
      {joinNodes(splitUnion(type), ' ', (member, index) => (
        <span>
          <Linked code={index > 0 ? `| ${member}` : member} links={links} />
        </span>
      ))}
    </code>
  );
}

/** Renders a value as code, such as a default. */
export function ApiValue({ value }: { value: string }) {
  return (
    <code data-code="value">
      <Breakable code={value} />
    </code>
  );
}

/** Renders the name of a prop, slot or class as code. */
export function ApiName({ name }: { name: string }) {
  return (
    <code>
      <Breakable code={name} />
    </code>
  );
}

function Linked({ code, links }: { code: string; links: Readonly<Record<string, string>> }) {
  const localPath = useLocalPath();
  const names = Object.keys(links);
  if (names.length === 0) return <Breakable code={code} />;
  const parts = code.split(new RegExp(`\\b(${names.join('|')})\\b`));
  return parts.map((part, index) => {
    const href = index % 2 === 1 ? links[part] : undefined;
    if (href === undefined) return <Breakable key={index} code={part} />;
    return (
      <React.Fragment key={index}>
        {parts[index - 1]?.endsWith('<') && <wbr />}
        <a href={localPath(href)}>
          <Breakable code={part} />
        </a>
      </React.Fragment>
    );
  });
}

function Breakable({ code }: { code: string }) {
  return joinNodes(splitLongWords(code), <wbr />, (piece) => piece);
}
