import * as React from 'react';
import { DownloadIcon, UploadIcon } from '@storybook/icons';
import { Button, Link } from 'storybook/internal/components';
import { CommentForm, type CommentDraft } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import {
  describeImport,
  importComments,
  linkToStory,
  mergeComments,
  writeComments,
  type Comment,
} from './comments.ts';
import { changeComments, useAuthor, useComments, useDraft } from './reviewStores.ts';

export interface ReviewPanelProps {
  /** Id of the current story. */
  storyId: string;
  /** All stories by id; undefined while the index loads. */
  index: Readonly<Record<string, unknown>> | undefined;
  /** URL of the design file of the story. */
  designUrl: string | undefined;
}

/** Collects comments on stories, and exports and imports them with links to the exact state. */
export function ReviewPanel({ storyId, index, designUrl }: ReviewPanelProps) {
  const comments = useComments();
  const [author, saveAuthor] = useAuthor();
  const [draft, setDraft] = useDraft(storyId);
  const [status, setStatus] = React.useState('');
  const add = (added: CommentDraft) => {
    const link = linkToStory(window.location.href, storyId);
    const comment = { storyId, link, ...added, date: new Date().toISOString() };
    saveAuthor(added.author);
    changeComments((current) => [...current, comment]);
    setDraft({ ...added, text: '' });
    setStatus('Comment added.');
  };
  return (
    <div style={{ padding: 16, display: 'grid', gap: 16, fontSize: 13, maxWidth: 640 }}>
      {designUrl !== undefined && (
        <Link href={designUrl} target="_blank" rel="noopener noreferrer">
          Design of this story
        </Link>
      )}
      <CommentForm
        draft={draft ?? { text: '', author, severity: 'note' }}
        onChange={setDraft}
        label="Comment on this story in its current state"
        submitLabel="Add"
        onSubmit={add}
      />
      <CommentList {...{ comments, storyId, index }} onStatus={setStatus} />
      <Exchange comments={comments} onStatus={setStatus} />
      <p role="status" style={{ margin: 0, minHeight: '1.5em' }}>
        {status}
      </p>
    </div>
  );
}

interface ExchangeProps {
  comments: readonly Comment[];
  /** Announces the result of an action. */
  onStatus: (status: string) => void;
}

/** Renders the buttons that export all comments and import comments of other reviewers. */
function Exchange({ comments, onStatus }: ExchangeProps) {
  const input = React.useRef<HTMLInputElement>(null);
  const handleExport = () => {
    download(writeComments(comments));
    onStatus(`Exported comments: ${comments.length}.`);
  };
  const handleFile = async ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
    const imported = importComments((await currentTarget.files?.[0]?.text()) ?? '');
    // Without this, choosing the same file again would fire no `change` event.
    currentTarget.value = '';
    if (!imported)
      return onStatus('The file has no comments. Choose a file that was exported here.');
    changeComments((current) => {
      const merged = mergeComments(current, imported);
      onStatus(describeImport(current, merged));
      return merged;
    });
  };
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button
        ariaLabel={false}
        variant="outline"
        disabled={comments.length === 0}
        onClick={handleExport}
      >
        <DownloadIcon /> Export comments ({comments.length})
      </Button>
      <Button ariaLabel={false} variant="outline" onClick={() => input.current?.click()}>
        <UploadIcon /> Import comments
      </Button>
      <input
        ref={input}
        type="file"
        accept=".md,.json"
        hidden
        aria-label="File with comments"
        onChange={(event) => void handleFile(event)}
      />
    </div>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  link.download = 'review.md';
  link.click();
  URL.revokeObjectURL(link.href);
}
