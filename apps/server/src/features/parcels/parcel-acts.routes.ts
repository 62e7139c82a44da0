import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { actOnParcel } from './act-on-parcel.ts';
import { acceptParcels, shipParcels } from './act-on-several.ts';
import { correctParcel } from './correct-parcel.ts';
import { moveParcel } from './move-parcel.ts';
import { noteParcel } from './note-parcel.ts';
import { packParcel } from './pack-parcel.ts';

/** What members do with the parcels of their store. */
export function parcelActRoutes(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  route(app, 'moveParcel', (call) =>
    actOnParcel(deps, 'moveParcel', call, (handled) => {
      const { status, trackingNumber = '', courier = '', riderPhone = '', notes = '' } = call.body;
      return moveParcel(handled, config, { status, trackingNumber, courier, riderPhone, notes });
    }),
  );
  route(app, 'packParcel', (call) =>
    actOnParcel(deps, 'packParcel', call, (handled) => packParcel(handled, call.body.packed)),
  );
  route(app, 'correctParcel', (call) =>
    actOnParcel(deps, 'correctParcel', call, (handled) => {
      const { trackingNumber = '', courier = '', riderPhone = '' } = call.body;
      return correctParcel(handled, config, { trackingNumber, courier, riderPhone });
    }),
  );
  route(app, 'noteParcel', (call) =>
    actOnParcel(deps, 'noteParcel', call, (handled) => noteParcel(handled, call.body.ownNote)),
  );
  route(app, 'acceptParcels', (call) => acceptParcels(deps, call));
  route(app, 'shipParcels', (call) => shipParcels(deps, call));
}
