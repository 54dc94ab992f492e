export { answersNotKept } from './answers-not-kept.js';
export { killedBeforeTheAnswer, type KillableService } from './killed-before-the-answer.js';
