/**
 * Where Paystack was seen to answer otherwise than the OpenAPI contract says, and how. What was seen wins. A row that
 * no answer needs any more fails the test, so that the table never forgives what it does not name.
 */
export const DIFFERENCES: readonly { violation: RegExp; seen: string }[] = [
  {
    violation: / (401|404|422) \/code enum$/,
    seen: 'The contract has the values of `type` under `code`; codes are words like invalid_Key.',
  },
  {
    violation: /^GET \/transaction\/verify\/\{reference\} 400 undocumented$/,
    seen: 'An unknown reference is answered with 400, not with 404.',
  },
  {
    violation: /^(POST \/transaction\/initialize|GET \/transaction\/verify\/\{reference\}) (429|500) undocumented$/,
    seen: 'Rate limits and faults of their own, which the contract leaves to `default`.',
  },
  {
    violation: /^POST \/(subaccount 400|refund 404) undocumented$/,
    seen: 'Refusals that the documentation of errors has, and the contract has not.',
  },
  {
    violation: /^GET \/transaction\S* 200 \/data(\/\[\])?\/metadata(\/custom_fields required| type| anyOf)$/,
    seen: 'Metadata may be "", 0, null, a text, or an object of any shape.',
  },
  {
    violation: /^GET \/dispute\S* 200 \/data(\/\[\])?\/(transaction|history)\S* (type|required|anyOf)$/,
    seen: 'The payment in a dispute is as verify shows it, which leaves unset what the contract has set.',
  },
  {
    violation: /^GET \/transaction(\/\{id\})? 200 \/data(\/\[\])?\/authorization\/\w+ required$/,
    seen: 'The authorization of an unfinished payment is {}.',
  },
  {
    violation: /^GET \/transaction(\/\{id\})? 200 \/data(\/\[\])?\/fees_split (type|anyOf)$/,
    seen: 'With a single split it is an object: what each party gets, and the params as texts.',
  },
  {
    violation: /^GET \/transaction 200 \/meta\/(next|previous) additionalProperties$/,
    seen: 'The listing has cursors beside its pages.',
  },
  {
    violation: /^GET \/transaction\/\S+ 200 \/data\/(ip_address|paid_at|fees|source) type$/,
    seen: 'Before the buyer comes there is no address, before the payment no time and no fee; a source is in webhooks.',
  },
  {
    violation: /^(GET \/transaction\/\{id\}|\w+ \/(refund|dispute)\S*) 200 \/data(\/\[\])?\/customer\/\w+ type$/,
    seen: 'What a customer never said is null.',
  },
  {
    violation: /\/(description|metadata|primary_contact_(name|email|phone)|bearer_subaccount) type$/,
    seen: 'What was not given for a subaccount or a split is null.',
  },
  {
    violation: /^POST \/refund\/retry_with_customer_details\/\{id\} 200 \/data\/(dispute|settlement) type$/,
    seen: 'Without a dispute or settlement both are null, as in the listing.',
  },
  {
    violation: /^POST \/transaction\/initialize 200 \/data\/authorization_url required$/,
    seen: 'Left out by order: the fault no_authorization_url.',
  },
];
