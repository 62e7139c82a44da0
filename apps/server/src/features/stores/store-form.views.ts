import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { dayInLagos } from '@oja/domain/stores/holiday';
import type { StoreForm } from '@oja/domain/stores/store-form';
import type { StoreRow } from './store-form.queries.ts';

/** A store as its owner would fill in the form. */
export function formOf(row: StoreRow): StoreForm {
  const { address, social } = row;
  return {
    storeName: row.storeName,
    businessType: row.businessType,
    businessName: row.businessType === 'business' ? row.name : '',
    cacNumber: row.cacNumber ?? '',
    state: address?.state ?? '',
    city: address?.city ?? '',
    street: address?.street ?? '',
    landmark: address?.landmark ?? '',
    phone: row.phone ?? row.publicPhone ?? '',
    showPhone: row.publicPhone !== null,
    dispatchDays: row.dispatchDays,
    returnDays: row.returnDays,
    couriers: row.couriers,
    description: row.description,
    instagram: social.instagram ?? '',
    facebook: social.facebook ?? '',
    twitter: social.twitter ?? '',
    website: social.website ?? '',
  };
}

export function settingsView(row: StoreRow, now = new Date()): StoreSettings {
  return {
    ...formOf(row),
    slug: row.slug,
    logo: row.logo,
    banner: row.banner,
    holiday: holidayView(row, now),
    mailsOff: row.mailsOff,
    status: row.status,
    statusReasons: row.statusReasons,
    statusNote: row.statusNote,
    statusAt: row.statusAt.toISOString(),
    editVersion: row.editVersion,
  };
}

/** The one that is, or comes. */
function holidayView({ holidayFrom: from, holidayUntil: until, holidayNote: note }: StoreRow, now: Date) {
  return from === null || until === null || until < dayInLagos(now) ? null : { from, until, note };
}
