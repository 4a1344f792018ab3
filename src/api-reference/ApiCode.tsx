import * as React from 'react';
import { splitLongWords } from './splitLongWords.ts';
import { splitUnion } from './splitUnion.ts';

/** Writes a type: a line can end before each member of a union. */
export function ApiType({ type }: { type: string }) {
  return (
    <code dir="ltr" data-code="type">
      {splitUnion(type).map((member, index) => (
        <React.Fragment key={member}>
          {index > 0 && ' '}
          <span>
            <Breakable code={index > 0 ? `| ${member}` : member} />
          </span>
        </React.Fragment>
      ))}
    </code>
  );
}

/** Writes a value, such as a default. */
export function ApiValue({ value }: { value: string }) {
  return (
    <code dir="ltr" data-code="value">
      <Breakable code={value} />
    </code>
  );
}

/** Writes the name of an entry. */
export function ApiName({ name }: { name: string }) {
  return (
    <code dir="ltr" data-code="">
      <Breakable code={name} />
    </code>
  );
}

function Breakable({ code }: { code: string }) {
  return splitLongWords(code).map((piece, index) => (
    <React.Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </React.Fragment>
  ));
}
