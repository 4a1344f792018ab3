import * as React from 'react';
import { queryShipments, type Answer, type Query } from './server.ts';

interface Result extends Answer {
  query?: Query;
  error?: string;
}

/** Loads the shipments of a query; keeps the old ones until the new ones arrive. */
export function useShipments(query: Query) {
  const [result, setResult] = React.useState<Result>({ rows: [], total: 0 });

  React.useEffect(() => {
    let isCurrent = true;
    queryShipments(query).then(
      (answer) => {
        if (isCurrent) setResult({ ...answer, query });
      },
      (reason: Error) => {
        if (isCurrent) setResult((old) => ({ ...old, query, error: reason.message }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query]);

  return { ...result, loading: result.query !== query };
}
