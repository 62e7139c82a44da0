import type { Page } from '@playwright/test';
import { photograph } from './photograph.ts';
import type { Hand } from './slow-phone.ts';
import { only, packAll, type Stall, waitForReply } from './stall.ts';

/** A seller's task that begins on Today. */
export interface Task {
  id: string;
  what: string;
  /** As they were promised; beside the typing. */
  taps: number;
  seconds: number;
  /** Without the screens, before anybody looks. */
  prepare: (stall: Stall) => Promise<unknown>;
  act: (hand: Hand, stall: Stall) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const toDo = (page: Page, name: RegExp) => main(page).getByRole('link', { name }).first();
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const row = (page: Page) => main(page).getByRole('row').filter({ hasText: 'Ada' }).first();

export const tasks: readonly Task[] = [
  {
    id: 'S2',
    what: 'accept one order',
    taps: 2,
    seconds: 6,
    prepare: (stall) => only(stall, 'new', 3),
    async act({ page, tap, sees }) {
      await tap(toDo(page, /New/));
      await tap(row(page).getByRole('button', { name: /^Accept/ }));
      await sees(page.getByText('Accepted. The buyer is told.'));
    },
  },
  {
    id: 'S3',
    what: 'accept the 12 that are new',
    taps: 3,
    seconds: 8,
    prepare: (stall) => only(stall, 'new', 12),
    async act({ page, tap, sees }) {
      await tap(toDo(page, /New/));
      await tap(main(page).getByRole('checkbox', { name: 'Select all 12' }));
      await tap(button(page, 'Accept 12'));
      await sees(page.getByText('12 parcels are accepted.'));
    },
  },
  {
    id: 'S4',
    what: 'pack one, ticking its goods',
    taps: 4,
    seconds: 20,
    prepare: (stall) => only(stall, 'to-pack', 3),
    async act({ page, tap, sees }, { product }) {
      await tap(toDo(page, /To pack/));
      await tap(row(page).getByRole('link'));
      await tap(main(page).getByRole('checkbox', { name: new RegExp(product.name) }));
      await tap(button(page, 'Packed'));
      await sees(button(page, 'Ship'));
    },
  },
  {
    id: 'S5',
    what: 'ship one: carrier and number',
    taps: 4,
    seconds: 20,
    prepare: async (stall) => {
      await only(stall, 'to-pack', 3);
      await packAll(stall);
    },
    async act({ page, tap, typeAt, sees }) {
      await tap(toDo(page, /To pack/));
      await tap(row(page).getByRole('button', { name: /^Ship/ }));
      const sheet = page.getByRole('dialog');
      await tap(sheet.getByText('Kwik', { exact: true }));
      await typeAt(sheet.getByLabel('Tracking number'), 'KWIK00427');
      await tap(sheet.getByRole('button', { name: 'Ship', exact: true }));
      await sees(page.getByText('On the way. The buyer is told.'));
    },
  },
  {
    id: 'S6',
    what: 'ship 10: numbers typed in one list',
    taps: 4,
    seconds: 60,
    prepare: (stall) => only(stall, 'to-pack', 10),
    async act({ page, tap, type, sees }) {
      await tap(toDo(page, /To pack/));
      await tap(main(page).getByRole('checkbox', { name: 'Select all 10' }));
      await tap(button(page, 'Ship 10'));
      const sheet = page.getByRole('dialog', { name: 'Ship 10' });
      // The courier that was used last is chosen: the number is typed at once.
      const first = sheet.getByRole('textbox').first();
      await first.focus();
      for (let n = 0; n < 10; n++) {
        await type(`DHL-000${n}`);
        if (n < 9) await page.keyboard.press('Enter');
      }
      await tap(sheet.getByRole('button', { name: 'Ship 10' }));
      await sees(page.getByText('10 parcels are on the way.'));
    },
  },
  {
    id: 'S7',
    what: 'cancel a line that is not there',
    taps: 5,
    seconds: 20,
    prepare: (stall) => only(stall, 'new', 2),
    async act({ page, tap, sees }, { product }) {
      await tap(toDo(page, /New/));
      await tap(row(page).getByRole('link'));
      await tap(button(page, `Cancel ${product.name}`));
      const sheet = page.getByRole('dialog');
      await tap(sheet.getByText('Not there', { exact: true }));
      await sees(sheet.getByText(/Back to the buyer: ₦/));
      await tap(sheet.getByRole('button', { name: 'Cancel and give back' }));
      await sees(main(page).getByText('Cancelled', { exact: true }));
    },
  },
  {
    id: 'S8',
    what: 'add a product with 3 photographs',
    taps: 9,
    seconds: 60,
    prepare: () => Promise.resolve(),
    async act({ page, tap, tapUnheard, type, typeAt, sees }) {
      const photographs = await Promise.all([photograph(), photograph(), photograph()]);
      await tap(menu(page, 'Products'));
      await tap(main(page).getByRole('link', { name: 'Add product' }));
      const camera = main(page).getByLabel('Take a photo');
      for (const taken of photographs) {
        tapUnheard();
        await camera.setInputFiles(taken);
      }
      const field = main(page).getByRole('textbox', { name: 'Name', exact: true });
      await tap(field);
      await typeAt(field, 'Ankara wax print, 6 yards');
      await page.keyboard.press('Enter');
      await type('12,000');
      await page.keyboard.press('Enter');
      await type('10');
      const category = main(page).getByRole('group', { name: 'Category' });
      await tap(category.getByRole('button', { name: '›' }).first());
      await tap(button(page, /^Publish/));
      await sees(page.getByRole('heading', { name: 'On sale.' }));
    },
  },
  {
    id: 'S9',
    what: 'change one price in the list',
    taps: 3,
    seconds: 8,
    prepare: () => Promise.resolve(),
    async act({ page, tap, typeAt, sees }, { product }) {
      await tap(menu(page, 'Products'));
      const goods = page
        .locator('[data-row]')
        .filter({ has: page.getByRole('link', { name: product.name, exact: true }) });
      await tap(goods.getByRole('button', { name: /change the price/ }));
      const form = main(page).getByRole('form', { name: `Price of ${product.name}` });
      await typeAt(form.getByRole('textbox', { name: 'Price ₦' }), '12k');
      await tap(form.getByRole('button', { name: 'Save' }));
      await sees(page.locator('.toasts').getByText(`${product.name}: ₦12,000.00.`));
    },
  },
  {
    id: 'S10',
    what: 'raise all prices by 8 %, look, do it, undo it',
    taps: 7,
    seconds: 30,
    prepare: () => Promise.resolve(),
    async act({ page, tap, typeAt, sees }) {
      await tap(menu(page, 'Products'));
      await tap(button(page, 'Import, export, prices and stock'));
      await tap(main(page).getByRole('link', { name: 'Prices and stock' }));
      await tap(button(page, 'Change many'));
      const form = page.getByRole('dialog', { name: 'Change many' });
      await sees(form.getByText(/All \d+ that match/));
      await typeAt(form.getByRole('textbox', { name: 'By how many %' }), '8');
      await tap(form.getByRole('button', { name: 'Look' }));
      const look = page.getByRole('dialog', { name: 'Look at it first' });
      await tap(look.getByRole('button', { name: /^Change \d+$/ }));
      const toasts = page.locator('.toasts');
      await sees(toasts.getByText(/^\d+ changed\./));
      await tap(toasts.getByRole('button', { name: 'Undo' }));
      await sees(toasts.getByText('Undone.'));
    },
  },
  {
    id: 'S11',
    what: 'see what money comes',
    taps: 1,
    seconds: 3,
    prepare: () => Promise.resolve(),
    async act({ page, tap, sees }) {
      await tap(menu(page, 'Money'));
      await sees(main(page).getByRole('region', { name: 'Coming' }));
    },
  },
  {
    id: 'S12',
    what: 'answer a review',
    taps: 4,
    seconds: 30,
    prepare: waitForReply,
    async act({ page, tap, typeAt, sees }) {
      await tap(menu(page, 'More'));
      await tap(main(page).getByRole('link', { name: 'Reviews', exact: true }));
      await tap(main(page).getByRole('button', { name: 'Reply to Ngozi Eze' }).first());
      const reply = page.getByRole('textbox', { name: 'Your reply to Ngozi Eze' });
      await typeAt(reply, 'Sorry, Ngozi. It comes tomorrow, with a gele.');
      await tap(button(page, 'Send reply'));
      await sees(page.getByText('Your reply stands in the shop.'));
    },
  },
];
