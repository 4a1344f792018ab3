import { DatabaseSync } from 'node:sqlite';
import type { Feedback } from '@vitrine/ui/core';
import { Kysely, sql, SqliteDialect, type Generated, type SqliteDatabase } from 'kysely';

/** Time to wait for another process that writes to the file, in milliseconds. */
const BUSY_MS = 5000;

/** Stored message, with the time when it was received. */
export interface StoredFeedback {
  id: number;
  /** Time of receipt in ISO 8601. */
  received: string;
  version: number;
  page: string;
  section_hash: string | null;
  section_title: string | null;
  rating: number | null;
  comment: string;
  language: string;
  product: string | null;
}

interface Tables {
  feedback: Omit<StoredFeedback, 'id'> & { id: Generated<number> };
}

export interface FeedbackStore {
  add: (feedback: Feedback, received: Date) => Promise<void>;
  /** Lists all messages, the oldest first. */
  list: () => Promise<StoredFeedback[]>;
  close: () => Promise<void>;
}

/** Opens or creates the SQLite file of messages. */
export async function openStore(file: string): Promise<FeedbackStore> {
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: adaptSqlite(new DatabaseSync(file, { timeout: BUSY_MS })),
    }),
  });
  await createTable(database);
  return {
    async add({ section, rating, ...message }, received) {
      const row = {
        ...message,
        received: received.toISOString(),
        section_hash: section?.hash ?? null,
        section_title: section?.title ?? null,
        rating: rating ?? null,
      };
      await database.insertInto('feedback').values(row).execute();
    },
    list: () => database.selectFrom('feedback').selectAll().orderBy('id').execute(),
    close: () => database.destroy(),
  };
}

async function createTable(database: Kysely<Tables>): Promise<void> {
  await sql`pragma journal_mode = wal`.execute(database);
  await sql`create table if not exists feedback (
    id integer primary key,
    received text not null,
    version integer not null,
    page text not null,
    section_hash text,
    section_title text,
    rating integer check (rating in (0, 1)),
    comment text not null,
    language text not null,
    product text
  ) strict`.execute(database);
}

type Value = string | number | bigint | null | Uint8Array;

/** Adapts `node:sqlite` to the methods that Kysely calls. */
function adaptSqlite(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as Value[])),
        run: (values) => statement.run(...(values as Value[])),
        iterate: (values) => statement.iterate(...(values as Value[])),
      };
    },
  };
}
