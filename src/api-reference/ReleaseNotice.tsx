import { useInterfaceLang, useLocalPath } from '../i18n/index.ts';
import type { ReleaseLink, ReleaseInfo } from './apiReference.types.ts';
import { ApiSentence } from './ApiSentence.tsx';
import { useApiLabels } from './useApiLabels.ts';
import { Callout } from '../prose/Callout.tsx';

/** Names the release of the page, and links to the documented and newest releases. */
export function ReleaseNotice({ release }: { release: ReleaseInfo }) {
  const labels = useApiLabels();
  const { version, newest, documented } = release;
  return (
    <Callout severity={newest ? 'warning' : 'info'} lang={useInterfaceLang()}>
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
  /** Labels for a release with this page and for a release without this page. */
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
