import { defineErrors } from '@skydeck/errors';

/** What a policy is refused for. */
export const AutoscalingErrors = defineErrors('app_autoscaling', {
  bounds: {
    status: 422,
    message: 'The bounds are not in order.',
    fix: 'Give a `max` that is at least 1, at least `min`, and no more than the installation gives.',
  },
  no_signal: {
    status: 422,
    message: 'Nothing says when the app is to be scaled.',
    fix: 'Give a target such as `cpu_percent`, or a `min` of 0 to let the app sleep.',
  },
  outside_bounds: {
    status: 422,
    message: 'The app is scaled without being asked, within other bounds.',
    fix: 'Ask for a number within them, move them, or switch autoscaling off.',
  },
});
