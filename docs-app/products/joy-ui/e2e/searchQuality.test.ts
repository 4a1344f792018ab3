import { judgeSearch } from '../../../e2e/judgeSearch.ts';
import { queries } from './searchQueries.ts';

judgeSearch('joy-ui', queries);
