type ErrorType = 'api_error' | 'validation_error' | 'processor_error';

const DEFAULT_NEXT_STEP = 'Ensure that all params are passed correctly, then try the request again';

/** A refusal in Paystack's shape: `{status: false, message, meta: {nextStep}, type, code}`. */
export class PaystackError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly type: ErrorType;
  readonly nextStep: string;

  constructor(statusCode: number, message: string, code: string, nextStep = DEFAULT_NEXT_STEP, type?: ErrorType) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.nextStep = nextStep;
    this.type = type ?? 'validation_error';
  }

  body(): object {
    return {
      status: false,
      message: this.message,
      meta: { nextStep: this.nextStep },
      type: this.type,
      code: this.code,
    };
  }
}

/** 400 for a field that breaks a rule. */
export function invalid(message: string, nextStep?: string): PaystackError {
  return new PaystackError(400, message, 'invalid_params', nextStep);
}

/** 400 for a field that is not there. */
export function missing(message: string, nextStep?: string): PaystackError {
  return new PaystackError(400, message, 'missing_params', nextStep);
}

export function rateLimited(): PaystackError {
  return new PaystackError(
    429,
    'Rate limit exceeded!',
    'rate_limited',
    'Wait a few minutes and try the API call again',
    'api_error',
  );
}

/** 500 for what is not the caller's fault. */
export function fault(): PaystackError {
  return new PaystackError(500, 'An error occurred', 'unknown', 'Try again in a few minutes', 'api_error');
}

export function notFound(message: string, code: string, nextStep: string): PaystackError {
  return new PaystackError(404, message, code, nextStep);
}
