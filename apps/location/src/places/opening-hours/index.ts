export { openingAt, type OpeningQuestion, type OpeningState } from './opening-hours.js';
export { OpeningHoursInvalid } from './opening-hours-invalid.js';
