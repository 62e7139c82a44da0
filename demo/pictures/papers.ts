/** The paper that the goods of a category stand on: warm, quiet, a shade of its own. #rrggbb */
export const papers: Readonly<Record<string, string>> = {
  Fashion: '#f0e7dd',
  Electronics: '#e7eaec',
  'Phones & Tablets': '#eae8ee',
  Groceries: '#eef0e2',
  'Beauty & Health': '#f2e7e3',
  'Home & Kitchen': '#efe9df',
  'Baby & Toys': '#e9eff1',
  'Sports & Outdoors': '#e7eee6',
  'Books & Stationery': '#f0e9d9',
  Gaming: '#e8e6ee',
  'Music & Instruments': '#f1e6da',
  'Tools & Auto': '#ebe9e5',
  Others: '#f2ecde',
};
