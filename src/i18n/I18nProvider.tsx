import * as React from 'react';
import { createStrictContext } from '../internal/createStrictContext.ts';
import type { Translate } from './createTranslator.ts';

const [TranslateContext, useTranslate] = createStrictContext<Translate>('I18n');

export { useTranslate };

export interface I18nProviderProps {
  translate: Translate;
  children?: React.ReactNode;
}

/** Gives components the texts of one language. */
export function I18nProvider({ translate, children }: I18nProviderProps) {
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}
