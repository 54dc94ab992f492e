import { defineErrors } from './define-errors.js';

/** Errors that any service may answer with. */
export const CommonErrors = defineErrors('', {
  invalid_request: {
    status: 400,
    message: 'The request could not be understood.',
    fix: 'Check the URL, the headers and the HTTP version of your client.',
  },
  malformed_json: {
    status: 400,
    message: 'The body is not valid JSON.',
    fix: 'Send a JSON object, encoded as UTF-8, with `Content-Type: application/json`.',
  },
  unauthenticated: {
    status: 401,
    message: 'This request needs a valid API key or access token.',
    fix: 'Send `Authorization: Bearer <key or token>`; keys are made in the dashboard.',
  },
  invalid_api_key: {
    status: 401,
    message: 'This API key is not valid.',
    fix: 'Check that the whole key was copied, and that it was not revoked or has expired.',
  },
  token_expired: {
    status: 401,
    message: 'This access token has expired.',
    fix: 'Refresh the session, or sign in again.',
  },
  forbidden: {
    status: 403,
    message: 'You may not do that.',
    fix: 'Ask an owner or admin of the project for a role that may.',
  },
  insufficient_scope: {
    status: 403,
    message: 'This key or role does not include the scope that the request needs.',
    fix: 'Use a key with the scope named in `detail`, or ask for another role.',
  },
  wrong_product: {
    status: 403,
    message: 'This API key belongs to another product.',
    fix: 'Provision this product in the dashboard and use the key that it gives.',
  },
  address_not_allowed: {
    status: 403,
    message: 'This API key may not be used from your address.',
    fix: 'Call from an address on the allow-list of the key, or change the list in the dashboard.',
  },
  no_test_mode: {
    status: 403,
    message: 'This product has no test mode: what it makes is real.',
    fix: 'Use a live key, and a project of its own for trials.',
  },
  not_found: {
    status: 404,
    message: 'There is no such resource.',
    fix: 'Check the identifier and that it belongs to your project.',
  },
  project_not_found: {
    status: 404,
    message: 'There is no such project.',
    fix: 'Check the project in the path, and that your key or account belongs to it.',
  },
  route_not_found: {
    status: 404,
    message: 'There is no such route.',
    fix: 'Check method and path against the API reference at `/openapi.json`.',
  },
  timeout: {
    status: 408,
    message: 'The request took too long to arrive.',
    fix: 'Send the request again on a better connection.',
  },
  conflict: {
    status: 409,
    message: 'The request does not fit the current state of the resource.',
    fix: 'Read the resource again and decide anew.',
  },
  precondition_failed: {
    status: 412,
    message: 'The resource has changed since you read it.',
    fix: 'Read it again, decide anew, and send the new `ETag` as `If-Match`.',
  },
  payload_too_large: {
    status: 413,
    message: 'The body is larger than this route accepts.',
    fix: 'Send a smaller body; JSON routes accept 1 MiB.',
  },
  uri_too_long: {
    status: 414,
    message: 'The URL is too long.',
    fix: 'Move long values from the URL to the body.',
  },
  unsupported_media_type: {
    status: 415,
    message: 'This route does not accept this content type.',
    fix: 'Send `Content-Type: application/json`.',
  },
  validation_failed: {
    status: 422,
    message: 'Some fields are not valid.',
    fix: 'See `errors`: each entry names one field and what is wrong with it.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many requests.',
    fix: 'Wait for the seconds given in `Retry-After`.',
  },
  headers_too_large: {
    status: 431,
    message: 'The request headers are too large.',
    fix: 'Send fewer or shorter headers; 16 KiB in all are accepted.',
  },
  internal_error: {
    status: 500,
    message: 'Something went wrong on our side.',
    fix: 'Try again; if it stays, report the `request_id`.',
  },
  unavailable: {
    status: 503,
    message: 'This service cannot answer right now.',
    fix: 'Try again after the seconds given in `Retry-After`.',
  },
});
