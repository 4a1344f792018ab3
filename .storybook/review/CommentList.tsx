import * as React from 'react';
import { CommentItem, focusFirst } from './CommentItem.tsx';
import { commentKey, type Comment } from './comments.ts';
import { changeComments } from './reviewStores.ts';

export interface CommentListProps {
  comments: readonly Comment[];
  /** Id of the current story. */
  storyId: string;
  /** All stories by id; undefined while the index loads. */
  index: Readonly<Record<string, unknown>> | undefined;
  /** Announces the result of an action. */
  onStatus: (status: string) => void;
}

/** Lists the comments on the current story, and the comments on stories that were removed. */
export function CommentList({ comments, storyId, index, onStatus }: CommentListProps) {
  const list = React.useRef<HTMLUListElement>(null);
  const removed = React.useRef(-1);
  React.useEffect(() => {
    if (removed.current < 0) return;
    const next = list.current?.children[removed.current];
    if (next) focusFirst(next);
    else list.current?.focus();
    removed.current = -1;
  }, [comments]);
  const isOrphan = (comment: Comment) => index !== undefined && !(comment.storyId in index);
  const replace = (old: Comment, next: readonly Comment[]) =>
    changeComments((current) =>
      current.flatMap((comment) => (commentKey(comment) === commentKey(old) ? next : [comment])),
    );
  const save = (old: Comment, next: Comment) => {
    replace(old, [next]);
    onStatus('Comment saved.');
  };
  const remove = (comment: Comment, position: number) => {
    removed.current = position;
    replace(comment, []);
    onStatus('Comment removed.');
  };
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Comments"
      style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {comments
        .filter((comment) => comment.storyId === storyId || isOrphan(comment))
        .map((comment, position) => (
          <li key={commentKey(comment)}>
            <CommentItem
              comment={comment}
              isOrphan={isOrphan(comment)}
              onChange={(next) => save(comment, next)}
              onRemove={() => remove(comment, position)}
            />
          </li>
        ))}
    </ul>
  );
}
