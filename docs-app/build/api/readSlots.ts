import type ts from 'typescript';
import type { SlotApi } from '@vitrine/ui/core';
import { compareNames } from './compareNames.ts';
import type { ClassNames } from './readClasses.ts';
import { readJsDoc } from './readJsDoc.ts';

/** Reads slots from an interface such as `ButtonSlots`, sorted by name. */
export function readSlots(declared: ts.Type | undefined, classNames: ClassNames): SlotApi[] {
  const slots = declared?.getProperties().map((symbol) => {
    const declaration = symbol.declarations?.[0];
    const doc = declaration && readJsDoc(declaration);
    const className = classNames[symbol.name];
    return {
      name: symbol.name,
      description: doc?.text ?? '',
      ...(doc?.default !== undefined && { default: doc.default }),
      ...(className !== undefined && { className }),
    };
  });
  return slots?.sort((a, b) => compareNames(a.name, b.name)) ?? [];
}
