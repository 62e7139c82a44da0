import { accountPlants } from './accounts.ts';
import { auditPlants } from './audit.ts';
import { deliveryPlants } from './delivery.ts';
import { deskPlants } from './desk.ts';
import { historyPlants } from './history.ts';
import { importPlants } from './imports.ts';
import { ledgerPlants } from './ledger.ts';
import { matterPlants } from './matters.ts';
import { orderPlants } from './orders.ts';
import { paymentPlants } from './payments.ts';
import type { Plants } from './plant.ts';
import { providerPlants } from './provider.ts';
import { stockPlants } from './stock.ts';

/** A plant for each condition of each invariant. */
export const plants: Plants = {
  ...stockPlants,
  ...paymentPlants,
  ...orderPlants,
  ...ledgerPlants,
  ...deliveryPlants,
  ...providerPlants,
  ...historyPlants,
  ...auditPlants,
  ...matterPlants,
  ...deskPlants,
  ...accountPlants,
  ...importPlants,
};
