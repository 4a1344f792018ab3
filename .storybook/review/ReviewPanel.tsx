import * as React from 'react';
import {
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { linkToStory, parseComments, writeComments, type Comment } from './comments.ts';

const KEY = 'vitrine-review';

interface Design {
  /** URL of the design file of the story. */
  url?: string;
}

/** Collects comments on stories, and exports them with links to the exact state of each story. */
export function ReviewPanel() {
  const { storyId = '' } = useStorybookState();
  const [globals] = useGlobals();
  const { url } = useParameter<Design>('design', {});
  const [comments, save] = useStoredComments();
  const storyComments = comments.filter((comment) => comment.storyId === storyId);
  const add = (text: string) => {
    const link = linkToStory(window.location.href, storyId, globals);
    save([...comments, { storyId, link, text, date: new Date().toISOString() }]);
  };
  return (
    <div style={{ padding: 16, display: 'grid', gap: 12, fontSize: 13, maxWidth: 640 }}>
      {url !== undefined && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          Design of this story
        </a>
      )}
      <CommentForm onAdd={add} />
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {storyComments.map((comment) => (
          <li key={comment.date}>
            <a href={comment.link}>{comment.date.slice(0, 10)}</a>: {comment.text}{' '}
            <button
              type="button"
              aria-label={`Remove: ${comment.text}`}
              onClick={() => save(comments.filter((one) => one !== comment))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <ExportButton comments={comments} />
    </div>
  );
}

function ExportButton({ comments }: { comments: readonly Comment[] }) {
  const api = useStorybookApi();
  const headline = `Exported comments: ${comments.length}`;
  const handleClick = () => {
    download(writeComments(comments));
    api.addNotification({ id: 'vitrine/review', duration: 4000, content: { headline } });
  };
  return (
    <button
      type="button"
      style={{ justifySelf: 'start' }}
      disabled={comments.length === 0}
      onClick={handleClick}
    >
      Export comments ({comments.length})
    </button>
  );
}

function CommentForm({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = React.useState('');
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 8 }}>
      <label>
        Comment on this story in its current state
        <textarea
          value={text}
          rows={3}
          style={{ display: 'block', width: '100%', boxSizing: 'border-box', font: 'inherit' }}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" style={{ justifySelf: 'start' }}>
        Add
      </button>
    </form>
  );
}

/** Stores comments in `localStorage`, or only in memory when storage is not available. */
function useStoredComments(): [readonly Comment[], (comments: readonly Comment[]) => void] {
  const [comments, setComments] = React.useState<readonly Comment[]>(() => parseComments(read()));
  const save = (next: readonly Comment[]) => {
    setComments(next);
    try {
      window.localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // The comments stay in memory when storage is full or blocked.
    }
  };
  return [comments, save];
}

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  link.download = 'review.md';
  link.click();
  URL.revokeObjectURL(link.href);
}
