import { useLocalPath } from '../i18n/index.ts';
import type { ReleaseLink, ReleaseInfo } from './apiReference.types.ts';
import { ApiSentence } from './ApiSentence.tsx';
import { useApiLabels } from './useApiLabels.ts';
import { Callout } from '../prose/Callout.tsx';

/** Says that a page is not about the documented release, and leads to that and to the newest. */
export function ReleaseNotice({ release }: { release: ReleaseInfo }) {
  const labels = useApiLabels();
  const { version, newest, documented } = release;
  return (
    <Callout severity={newest ? 'warning' : 'info'}>
      <ApiSentence label={newest ? labels.releaseShown : labels.releaseNewest}>
        {version}
      </ApiSentence>
      {newest && <Leading link={newest} labels={[labels.newest, labels.newestWithout]} />}
      <Leading link={documented} labels={[labels.documented, labels.documentedWithout]} />
    </Callout>
  );
}

interface LeadingProps {
  link: ReleaseLink;
  /** What is said where the release has the page, and where it does not. */
  labels: readonly [has: string, lacks: string];
}

function Leading({ link: { version, href }, labels: [has, lacks] }: LeadingProps) {
  const localPath = useLocalPath();
  if (href === undefined) return <ApiSentence label={lacks}>{version}</ApiSentence>;
  return (
    <ApiSentence label={has}>
      <a href={localPath(href)}>{version}</a>
    </ApiSentence>
  );
}
