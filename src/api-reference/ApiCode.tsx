import * as React from 'react';
import { splitUnion } from './splitUnion.ts';

const LONG_NAME = 16;

/** Writes a type: a line can end before each member of a union. */
export function ApiType({ type }: { type: string }) {
  return (
    <code dir="ltr" data-code="type">
      {splitUnion(type).map((member, index) => (
        <React.Fragment key={member}>
          {index > 0 && ' '}
          <span>
            {index > 0 && '| '}
            {member}
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
      {value}
    </code>
  );
}

/** Writes a name; a line can end before each word of a long one. */
export function ApiName({ name }: { name: string }) {
  const words = name.length > LONG_NAME ? name.split(/(?<=-)|(?<=[a-z])(?=[A-Z])/) : [name];
  return (
    <code dir="ltr" data-code="name">
      {words.map((word, index) => (
        <React.Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </React.Fragment>
      ))}
    </code>
  );
}
