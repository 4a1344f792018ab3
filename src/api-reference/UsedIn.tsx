import * as React from 'react';
import { useLocalPath } from '../i18n/index.ts';
import type { ApiLabels } from './apiLabels.ts';
import type { DemoUse } from './apiReference.types.ts';

export interface UsedInProps {
  /** Entry that demos may use; those that say most about it come first. */
  of: { usedIn?: readonly DemoUse[] };
  labels: ApiLabels;
}

/** More say nothing new; all of them are in the page's data. */
const MOST = 3;

/** Links to demos that use an entry, and to the stories that test them; nothing where none does. */
export function UsedIn({ of: { usedIn = [] }, labels }: UsedInProps) {
  const localPath = useLocalPath();
  if (usedIn.length === 0) return null;
  return (
    <p data-uses="">
      {labels.usedIn}{' '}
      {usedIn.slice(0, MOST).map(({ title, href, storyHref }, index) => (
        <React.Fragment key={href}>
          {index > 0 && ', '}
          <a href={localPath(href)}>{title}</a> (<a href={storyHref}>{labels.story}</a>)
        </React.Fragment>
      ))}
    </p>
  );
}
