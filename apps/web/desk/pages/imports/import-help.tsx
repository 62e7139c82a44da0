import { Disclosure } from '../../../src/ui/disclosure.tsx';

/** What a file may say, in place and out of the way. */
export function ImportHelp() {
  return (
    <div className="rounded-card bg-surface px-4 ring-1 ring-line [&>details:last-child]:border-0">
      <Disclosure title="What happens with the rows">
        <ul className="grid max-w-[66ch] list-disc gap-1.5 pl-5 text-sm">
          <li>Your own list will do: on the next page you say what its columns are. Titles above them are left out.</li>
          <li>A row is found by its SKU, capitals and all. A SKU that you do not have yet is a new product.</li>
          <li>A row without a SKU is a new product, unless you have one of its name: then it says so.</li>
          <li>Rows with the same group are colours and sizes of one product.</li>
          <li>An empty cell changes nothing. An empty sale_price ends the sale.</li>
          <li>Products that are not in the file stay as they are.</li>
          <li>Where one row of a product is wrong, nothing of that product is stored.</li>
          <li>Write prices as you do: 12000, 12,000.50, ₦12k.</li>
          <li>A count is compared with what is there when the file is read: what you sell meanwhile stays sold.</li>
          <li>
            Photographs are added on the next page. Those called like the SKU (AC-0042.jpg, AC-0042-2.jpg) join the
            pictures that a product has.
          </li>
          <li>It can be undone for 24 hours. What was sold or changed by then stays.</li>
        </ul>
      </Disclosure>
      <Disclosure title="The columns">
        <table className="w-full text-left text-sm [&_td]:py-2 [&_td]:pr-3 [&_td]:align-top [&_th]:py-2 [&_th]:pr-3 [&_th]:align-top [&_tr]:border-b [&_tr]:border-line">
          <caption className="sr-only">Columns of a file of products</caption>
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col">Column</th>
              <th scope="col">What stands in it</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(([name, words]) => (
              <tr key={name}>
                <th scope="row" className="font-semibold">
                  {name}
                </th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}

/** Those that a new product needs stand in front. */
const columns: readonly (readonly [string, string])[] = [
  ['sku', 'Your own number for it, unique in your store. Empty: a new product gets one.'],
  ['name', '3 to 120 letters. Needed for a new product.'],
  ['category', 'As in the shop: Fashion. Empty: it is guessed by the name.'],
  ['price', '₦1.00 to ₦10,000,000.00. Needed for a new product.'],
  ['count', 'How many you have, 0 to 1,000,000. Needed for a new product.'],
  ['group', 'The same word in all rows of one product, where it has colours or sizes.'],
  ['subcategory', 'Where the category has any: Fabric.'],
  ['sale_price', 'Below the price. Empty: no sale.'],
  ['color, size', 'Of this row: red, XL.'],
  ['brand', 'Up to 60 letters.'],
  ['description', 'Up to 5,000 letters.'],
  ['tags', 'Up to 10, with commas between.'],
  ['weight_kg', 'Like 0.5.'],
  ['length_cm, width_cm, height_cm', 'Up to 1,000 each.'],
  ['returns_days', '0, 7, 14 or 30.'],
  ['low_at', 'From how few on you want to be told.'],
  ['pictures', 'Names of photographs, with commas between: they replace all that it has. Empty: as they are.'],
  ['status', 'live or paused; what you have can be archived, too. Empty: a new product is live.'],
];
