import { judgeAgents } from '../../../e2e/judgeAgents.ts';
import { questions } from './agentQuestions.ts';

judgeAgents('material-ui', questions);
