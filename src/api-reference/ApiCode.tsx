import * as React from 'react';
import { useLocalPath } from '../i18n/index.ts';
import { splitLongWords } from './splitLongWords.ts';
import { splitUnion } from './splitUnion.ts';

export interface ApiTypeProps {
  type: string;
  /** Addresses of the types that have one, by name. */
  links?: Readonly<Record<string, string>> | undefined;
}

/** Writes a type: a line can end before each member of a union, and names that are documented are links. */
export function ApiType({ type, links = {} }: ApiTypeProps) {
  return (
    <code data-code="type">
      {splitUnion(type).map((member, index) => (
        <React.Fragment key={member}>
          {index > 0 && ' '}
          <span>
            <Linked code={index > 0 ? `| ${member}` : member} links={links} />
          </span>
        </React.Fragment>
      ))}
    </code>
  );
}

/** Writes a value, such as a default. */
export function ApiValue({ value }: { value: string }) {
  return (
    <code data-code="value">
      <Breakable code={value} />
    </code>
  );
}

/** Writes the name of an entry. */
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
  return splitLongWords(code).map((piece, index) => (
    <React.Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </React.Fragment>
  ));
}
