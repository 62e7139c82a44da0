/** The parts of SDKs without types that the tests drive. */

declare module 'paystack-api' {
  type Call = (fields?: object) => Promise<{ status: boolean; message: string; data: never }>;
  type Resource = Record<string, Call>;
  class PaystackApi {
    constructor(secretKey: string);
    endpoint: string;
    transaction: Resource;
    refund: Resource;
    subaccount: Resource;
    verification: Resource;
    misc: Resource;
    control_panel: Resource;
  }
  export = PaystackApi;
}

declare module 'paystack-node' {
  type Call = (
    fields?: object,
  ) => Promise<{ statusCode: number; body: { status: boolean; message: string; data: never } }>;
  class PaystackNode {
    constructor(secretKey: string, environment: string);
    mergeNewOptions(options: { baseUrl: string }): void;
    [method: string]: Call;
  }
  export = PaystackNode;
}
