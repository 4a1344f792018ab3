import * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { API_LABELS, type ApiLabels } from './apiLabels.ts';

/** Returns the labels of the API reference in the page's language. */
export function useApiLabels(): ApiLabels {
  const translate = useTranslate();
  return React.useMemo(
    () =>
      Object.fromEntries(
        API_LABELS.map((key) => [key, translate(`api.${key}`)]),
      ) as unknown as ApiLabels,
    [translate],
  );
}
