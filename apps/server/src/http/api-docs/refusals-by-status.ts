import { codesOf } from '@oja/contract/endpoint';
import { endpoints } from '@oja/contract/endpoints';
import { errors } from '@oja/contract/errors';
import { type RouteName, routeOf } from '@oja/contract/routes';

/** What an endpoint refuses, as OpenAPI lists it: under each status its codes and their texts. */
export function refusalsByStatus(name: RouteName): Record<string, object> {
  const codes = codesOf(endpoints[name], routeOf(name).method);
  const statuses = [...new Set(codes.map((code) => errors[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => errors[code].status === status);
      return [
        status,
        {
          'x-response-description': ofStatus.map((code) => `\`${code}\`: ${errors[code].text}`).join('\n\n'),
          allOf: [
            { $ref: 'Error#' },
            { type: 'object', properties: { error: { type: 'object', properties: { code: { enum: ofStatus } } } } },
          ],
        },
      ];
    }),
  );
}
