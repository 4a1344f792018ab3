/** What an event says beside its name. */
export type EventParams = Readonly<Record<string, string | number | undefined>>;

/** Where events go to; without an id nothing leaves the page. */
export interface AnalyticsPorts {
  id: string | undefined;
  /** Reads the global tag function, which may be missing, or anything else. */
  readTag: () => unknown;
  /** Whether the reader asks not to be followed: Do Not Track, or Global Privacy Control. */
  isPrivate: () => boolean;
}

export interface Analytics {
  /** Sends an event, such as `page_view`, or `ad` with an action and a label. */
  send: (name: string, params: EventParams) => void;
  /** Says what is known of the reader's surroundings (ANA-4). */
  setUser: (properties: EventParams) => void;
}

/** Creates what counts events; a tag function that is missing or throws breaks nothing (ANA-1..5). */
export function createAnalytics({ id, readTag, isPrivate }: AnalyticsPorts): Analytics {
  const call = (...parts: unknown[]) => {
    if (id === undefined || isPrivate()) return;
    try {
      (readTag() as (...given: unknown[]) => void)(...parts);
    } catch {
      // Readers lose nothing when an event is not counted.
    }
  };
  return {
    send: (name, params) => call('event', name, params),
    setUser: (properties) => call('set', 'user_properties', properties),
  };
}
