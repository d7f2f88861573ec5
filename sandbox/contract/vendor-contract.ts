import { schema } from "#sandbox/control/control-route.ts";
import type { FaultyVendor } from "#sandbox/control/fault-rule.ts";
import type { ContractVerdict, JudgedCall } from "#sandbox/control/journal.ts";
import { type JsonSchema, schemaProblem } from "#sandbox/control/json-schema.ts";

const { text, list, whole } = schema;

/** An object that has at least these members. */
const holding = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** What one address of a third party answers with, by status. */
interface VendorPromise {
  vendor: FaultyVendor;
  method: string;
  path: RegExp;
  answers: Readonly<Record<number, { contentType: string; body?: JsonSchema }>>;
}

const json = (body: JsonSchema) => ({ contentType: "application/json", body });
const token = { contentType: "application/jwt" };

const payment = holding({
  id: { ...text, pattern: "^\\d{10,26}$" },
  submitTimeUtc: { type: "string", format: "date-time" },
  status: { type: "string", enum: ["AUTHORIZED", "DECLINED", "REVERSED", "SERVER_ERROR"] },
});
const delivery = holding({ content: holding({ _meta: holding({ schema: text, deliveryId: text }) }) });
const picture = holding({
  id: text,
  source: holding({ user: text, caption: text, link: text }),
  media: holding({ small: holding({ link: text }), medium: holding({ link: text }) }),
  products: list(holding({ id: text })),
});
const recommendation = holding({
  recoUUID: text,
  recommenderName: text,
  displayMessage: text,
  recs: list(holding({ id: text, product_name: text, product_url: text })),
});

const byProduct: JsonSchema = { type: "object", additionalProperties: { type: "boolean" } };

const results = holding({
  TotalResults: whole,
  Results: list(holding({})),
  HasErrors: { type: "boolean" },
  Errors: list(holding({})),
});
const submission = holding({ HasErrors: { type: "boolean" }, FormErrors: holding({}) });

const addressAnswer = holding({
  result: holding({ confidence: text }),
});
const foundAddress = holding({
  result: holding({
    confidence: text,
    global_address_key: text,
    address: holding({ address_line_1: text, locality: text, region: text, postal_code: text }),
  }),
});

const assessment = holding({
  name: text,
  tokenProperties: holding({ valid: { type: "boolean" }, invalidReason: text, hostname: text, action: text }),
  riskAnalysis: holding({ score: { type: "number" }, reasons: list(text) }),
});

/**
 * The answers a storefront reads, as vendors describe them (Flex Microform v2 and Payments, Content Delivery v2,
 * Einstein v3, Conversations API 5.4, Address Validation, reCAPTCHA Enterprise, Medallia Digital, YouTube, Curalate).
 */
const promises: readonly VendorPromise[] = [
  { vendor: "card", method: "POST", path: /^\/microform\/v2\/sessions$/, answers: { 201: token } },
  { vendor: "card", method: "POST", path: /^\/flex\/v2\/tokens$/, answers: { 201: token } },
  {
    vendor: "card",
    method: "GET",
    path: /^\/flex\/v2\/public-keys\/[^/]+$/,
    answers: { 200: json(holding({ kid: text, kty: text, n: text, e: text })) },
  },
  {
    vendor: "card",
    method: "POST",
    path: /^\/pts\/v2\/(payments|reversals)$/,
    answers: { 201: json(payment), 502: json(payment) },
  },
  {
    vendor: "card",
    method: "POST",
    path: /^\/tms\/v1\/paymentinstruments$/,
    answers: { 201: json(holding({ id: text })) },
  },
  { vendor: "content", method: "GET", path: /^\/content\/(id|key)\/.+$/, answers: { 200: json(delivery) } },
  {
    vendor: "content",
    method: "POST",
    path: /^\/content\/fetch$/,
    answers: {
      200: json(holding({ responses: list({ oneOf: [delivery, holding({ error: holding({ type: text }) })] }) })),
    },
  },
  {
    vendor: "content",
    method: "POST",
    path: /^\/content\/filter$/,
    answers: { 200: json(holding({ responses: list(delivery), page: holding({ responseCount: whole }) })) },
  },
  {
    vendor: "tag-manager",
    method: "GET",
    path: /^\/gtm\.js$/,
    answers: { 200: { contentType: "text/javascript" } },
  },
  {
    vendor: "recommendations",
    method: "POST",
    path: /^\/v3\/activities\/[^/]+\/[^/]+$/,
    answers: { 200: json(holding({ uuid: text })) },
  },
  {
    vendor: "recommendations",
    method: "GET",
    path: /^\/v3\/personalization\/recommenders\/[^/]+$/,
    answers: { 200: json(holding({ recommenders: list(holding({ name: text, recommenderType: text })) })) },
  },
  {
    vendor: "recommendations",
    method: "POST",
    path: /^\/v3\/personalization\/(recs\/[^/]+\/[^/]+|[^/]+\/zones\/[^/]+\/recs)$/,
    answers: { 200: json(recommendation) },
  },
  {
    vendor: "address",
    method: "POST",
    path: /^\/address\/search\/v1$/,
    answers: {
      200: json(
        holding({
          result: holding({ confidence: text, suggestions: list(holding({ global_address_key: text, text })) }),
        }),
      ),
    },
  },
  {
    vendor: "address",
    method: "GET",
    path: /^\/address\/format\/v1\/[^/]+$/,
    answers: { 200: json(foundAddress) },
  },
  {
    vendor: "address",
    method: "POST",
    path: /^\/address\/format\/v1\/[^/]+$/,
    answers: { 200: json(foundAddress) },
  },
  { vendor: "address", method: "POST", path: /^\/address\/validate\/v1$/, answers: { 200: json(addressAnswer) } },
  {
    vendor: "subscriptions",
    method: "GET",
    path: /^\/autoship\/[^/]+\/main\.js$/,
    answers: { 200: { contentType: "text/javascript" } },
  },
  {
    vendor: "subscriptions",
    method: "GET",
    path: /^\/autoship\/offer\/[^/]+\/[^/]+$/,
    answers: {
      200: json(holding({ in_stock: byProduct, autoship: byProduct, module_view: holding({ regular: text }) })),
    },
  },
  {
    vendor: "paypal",
    method: "GET",
    path: /^\/web-sdk\/v6\/core$/,
    answers: { 200: { contentType: "text/javascript" } },
  },
  {
    vendor: "paypal",
    method: "POST",
    path: /^\/v1\/oauth2\/token$/,
    answers: { 200: json(holding({ access_token: text, token_type: text, expires_in: whole })) },
  },
  {
    vendor: "paypal",
    method: "POST",
    path: /^\/v2\/checkout\/orders(\/\w+\/authorize)?$/,
    answers: { 201: json(holding({ id: text, status: text })) },
  },
  {
    vendor: "paypal",
    method: "GET",
    path: /^\/v2\/checkout\/orders\/\w+$/,
    answers: { 200: json(holding({ id: text, status: text, purchase_units: list(holding({ amount: holding({}) })) })) },
  },
  {
    vendor: "paypal",
    method: "POST",
    path: /^\/v2\/payments\/authorizations\/\w+\/void$/,
    answers: { 204: { contentType: "" } },
  },
  {
    vendor: "klarna",
    method: "GET",
    path: /^\/kp\/lib\/v1\/api\.js$/,
    answers: { 200: { contentType: "text/javascript" } },
  },
  {
    vendor: "klarna",
    method: "POST",
    path: /^\/payments\/v1\/sessions$/,
    answers: {
      200: json(
        holding({
          session_id: text,
          client_token: text,
          payment_method_categories: list(holding({ identifier: text })),
        }),
      ),
    },
  },
  {
    vendor: "klarna",
    method: "POST",
    path: /^\/payments\/v1\/authorizations\/[\w-]+\/order$/,
    answers: { 200: json(holding({ order_id: text, fraud_status: text })) },
  },
  {
    vendor: "klarna",
    method: "POST",
    path: /^\/ordermanagement\/v1\/orders\/[\w-]+\/cancel$/,
    answers: { 204: { contentType: "" } },
  },
  {
    vendor: "apple-pay",
    method: "GET",
    path: /^\/jsapi\/1\.latest\/apple-pay-sdk\.js$/,
    answers: { 200: { contentType: "text/javascript" } },
  },
  {
    vendor: "apple-pay",
    method: "POST",
    path: /^\/paymentservices\/paymentSession$/,
    answers: { 200: json(holding({ merchantIdentifier: text, domainName: text, displayName: text })) },
  },
  {
    vendor: "captcha",
    method: "GET",
    path: /^\/recaptcha\/enterprise\.js$/,
    answers: { 200: { contentType: "text/javascript" } },
  },
  {
    vendor: "captcha",
    method: "GET",
    path: /^\/recaptcha\/enterprise\/anchor$/,
    answers: { 200: { contentType: "text/html" } },
  },
  {
    vendor: "captcha",
    method: "POST",
    path: /^\/v1\/projects\/[^/]+\/assessments$/,
    answers: { 200: json(assessment) },
  },
  {
    vendor: "survey",
    method: "GET",
    path: /^\/wdcus\/[^/]+\/onsite\/embed\.js$/,
    answers: { 200: { contentType: "text/javascript" } },
  },
  {
    vendor: "chat",
    method: "GET",
    path: /^\/inContact\/ChatClient\/js\/embed\.min\.js$/,
    answers: { 200: { contentType: "text/javascript" } },
  },
  {
    vendor: "chat",
    method: "GET",
    path: /^\/inContact\/ChatClient\/profile$/,
    answers: { 200: json(holding({})) },
  },
  {
    vendor: "chat",
    method: "GET",
    path: /^\/inContact\/ChatClient\/window$/,
    answers: { 200: { contentType: "text/html" } },
  },
  {
    vendor: "chat",
    method: "GET",
    path: /^\/inContact\/ChatClient\/messages$/,
    answers: { 200: json(holding({ messages: list(holding({ sender: text, text })) })) },
  },
  {
    vendor: "chat",
    method: "POST",
    path: /^\/inContact\/ChatClient\/messages$/,
    answers: { 200: json(holding({ messages: list(holding({ sender: text, text })) })) },
  },
  { vendor: "video", method: "GET", path: /^\/embed\/[^/]+$/, answers: { 200: { contentType: "text/html" } } },
  {
    vendor: "gallery",
    method: "GET",
    path: /^\/sites\/[^/]+\/site\/latest\/site\.min\.js$/,
    answers: { 200: { contentType: "text/javascript" } },
  },
  {
    vendor: "gallery",
    method: "GET",
    path: /^\/v1\/media\/[^/]+$/,
    answers: { 200: json(holding({ data: holding({ items: list(picture), resultsCount: whole }) })) },
  },
  {
    vendor: "ratings",
    method: "GET",
    path: /^\/data\/(reviews|products|statistics)\.json$/,
    answers: { 200: json(results) },
  },
  { vendor: "ratings", method: "POST", path: /^\/data\/submitreview\.json$/, answers: { 200: json(submission) } },
  {
    vendor: "ratings",
    method: "POST",
    path: /^\/data\/submitfeedback\.json$/,
    answers: { 200: json(holding({ Feedback: holding({}) })) },
  },
  {
    vendor: "ratings",
    method: "POST",
    path: /^\/data\/uploadphoto\.json$/,
    answers: { 200: json(holding({ Photo: holding({ Sizes: holding({}) }) })) },
  },
];

/** A refusal, which every vendor words in its own way. */
const refusals: Readonly<Record<FaultyVendor, readonly JsonSchema[]>> = {
  card: [
    holding({ responseStatus: holding({ status: whole, reason: text }) }),
    holding({ status: text, reason: text, message: text }),
    holding({ message: text }),
  ],
  content: [holding({ error: holding({ type: text, message: text }) }), holding({ message: text })],
  recommendations: [holding({ message: text })],
  ratings: [
    holding({ HasErrors: { type: "boolean" }, Errors: list(holding({ Code: text, Message: text })) }),
    holding({ message: text }),
  ],
  video: [holding({ message: text })],
  gallery: [holding({ message: text })],
  "tag-manager": [holding({ message: text })],
  paypal: [
    holding({ name: text, message: text, details: list(holding({ issue: text })) }),
    holding({ error: text, error_description: text }),
    holding({ message: text }),
  ],
  klarna: [holding({ error_code: text, error_messages: list(text) }), holding({ message: text })],
  "apple-pay": [holding({ statusMessage: text }), holding({ message: text })],
  address: [holding({ error: holding({ title: text, detail: text }) }), holding({ message: text })],
  subscriptions: [holding({ message: text })],
  captcha: [holding({ error: holding({ code: whole, message: text, status: text }) }), holding({ message: text })],
  "service-desk": [holding({ message: text })],
  survey: [holding({ message: text })],
  chat: [holding({ message: text })],
};

const bodyOf = (bytes: Buffer | undefined): unknown => {
  try {
    return JSON.parse(bytes?.toString("utf8") ?? "");
  } catch {
    return undefined;
  }
};

const problemOf = ({ status, contentType, body }: JudgedCall, vendor: FaultyVendor, promised: VendorPromise) => {
  const answer = promised.answers[status];
  if (!answer) {
    if (status < 400) return `The status ${status} is not described.`;
    const given = bodyOf(body);
    return refusals[vendor].some((refusal) => schemaProblem(refusal, given) === undefined)
      ? undefined
      : "The refusal is in no form of this third party.";
  }
  if (!contentType.startsWith(answer.contentType))
    return `The content type is ${contentType}, not ${answer.contentType}.`;
  const problem = answer.body && schemaProblem(answer.body, bodyOf(body));
  return problem === undefined ? undefined : `${problem}.`;
};

/** Whether a third party answered as its public description says; an address nobody describes is undocumented. */
export const judgeVendorCall = (call: JudgedCall, vendor: FaultyVendor): ContractVerdict => {
  const { pathname } = new URL(call.url, "http://vendor");
  const promised = promises.find(
    (each) => each.vendor === vendor && each.method === call.method && each.path.test(pathname),
  );
  if (!promised) return { verdict: "undocumented", problems: [] };
  const problem = problemOf(call, vendor, promised);
  return problem === undefined ? { verdict: "conforms", problems: [] } : { verdict: "violates", problems: [problem] };
};
