import { categories, products } from '@oja/demo/data/catalogue';

/** A kind of goods: what a name is made around. */
export interface Thing {
  category: string;
  subcategory: string;
  /** As it stands in a name: 'Rechargeable Fan'. */
  name: string;
  /** As a buyer calls it: 'fan'. */
  noun: string;
  tags: readonly string[];
  /** Naira. */
  price: readonly [low: number, high: number];
  colours: readonly string[];
  sizes: readonly string[];
  /** How a description of it may begin; '' without. */
  text: string;
}

/** What the market asks for most and the demo has little of: category|subcategory|name|naira from|to|tags */
const asked = `Phones & Tablets|Smartphones|Smartphone|60000|900000|android 4g phone
Phones & Tablets|Smartphones|iPhone|200000|1800000|ios apple phone
Phones & Tablets|Smartphones|UK Used Phone|50000|600000|tokunbo phone
Phones & Tablets|Smartphones|Button Phone|9000|30000|feature phone
Phones & Tablets|Accessories|Phone Case|1500|12000|case cover
Phones & Tablets|Accessories|Phone Charger|2500|25000|charger
Phones & Tablets|Accessories|Screen Guard|800|6000|protector
Phones & Tablets|Accessories|Power Bank|7000|60000|powerbank charging
Phones & Tablets|Accessories|Phone Holder|1500|15000|holder car
Phones & Tablets|Tablets|Android Tablet|60000|400000|tablet
Electronics|Computers|Laptop|120000|1500000|computer
Electronics|Computers|Laptop Bag|6000|40000|bag
Electronics|Computers|Laptop Charger|8000|45000|charger
Electronics|Computers|Mouse|2500|25000|computer
Electronics|Computers|Printer|60000|400000|computer
Electronics|Power|Rechargeable Fan|18000|90000|fan light
Electronics|Power|Inverter|90000|900000|power solar
Electronics|Power|Solar Panel|40000|250000|solar light
Electronics|Power|Inverter Battery|150000|700000|battery
Electronics|Power|Rechargeable Lamp|4000|30000|lamp light
Electronics|Televisions|Smart TV|120000|1500000|television
Electronics|Televisions|Television Bracket|5000|30000|tv
Tools & Auto|Generators|Generator|90000|900000|gen petrol
Tools & Auto|Generators|Generator Carburettor|4000|20000|spare
Tools & Auto|Car Parts|Tokunbo Engine|150000|1500000|tokunbo
Tools & Auto|Car Parts|Car Tyre|30000|150000|tyre
Tools & Auto|Car Parts|Brake Pad|6000|45000|brake
Fashion|Women|Gown|8000|90000|dress
Fashion|Women|Ankara Gown|9000|80000|dress ankara
Fashion|Women|Wrapper|5000|60000|cloth
Fashion|Women|Okrika Jeans|2000|9000|okrika thrift
Fashion|Women|Blouse|3000|30000|top
Fashion|Women|Wig|12000|250000|hair
Fashion|Men|Agbada|30000|200000|native
Fashion|Men|Senator Wear|18000|90000|native
Fashion|Men|Polo Shirt|4000|30000|shirt
Fashion|Men|Jeans for Men|6000|40000|trousers
Fashion|Shoes|Men's Shoes|9000|120000|men shoes
Fashion|Shoes|Sneakers|9000|150000|trainers shoes
Fashion|Shoes|Palm Slippers|4000|30000|slippers
Fashion|Fabrics|Ankara Fabric, 6 Yards|6000|60000|ankara cloth
Fashion|Fabrics|Lace Fabric, 5 Yards|15000|250000|lace cloth
Fashion|Fabrics|Gele|4000|40000|headtie
Fashion|Bags|Handbag|6000|90000|bag
Fashion|Bags|School Bag|5000|35000|bag backpack
Fashion|Jewellery & Accessories|Wrist Watch|5000|250000|watch
Groceries|Staples|Rice, 50 kg|60000|110000|rice food
Groceries|Staples|Garri, 4 L|3000|12000|garri food
Groceries|Staples|Beans, 5 kg|6000|20000|food
Groceries|Oils|Palm Oil, 5 L|7000|16000|oil food
Groceries|Snacks|Noodles, Carton of 40|7000|14000|noodles food
Beauty & Health|Skin Care|Body Cream|2000|25000|cream skin
Beauty & Health|Skin Care|Black Soap|1000|8000|soap skin
Beauty & Health|Hair Care|Human Hair Bundle|20000|250000|hair wig
Home & Kitchen|Kitchen Appliances|Blender|15000|120000|kitchen
Home & Kitchen|Kitchen Appliances|Gas Cooker|40000|400000|kitchen stove
Home & Kitchen|Kitchen Appliances|Electric Kettle|7000|35000|kitchen
Home & Kitchen|Kitchen Appliances|Pressing Iron|7000|40000|iron
Home & Kitchen|Kitchen Appliances|Deep Freezer|180000|900000|fridge
Home & Kitchen|Cookware|Pot Set|12000|120000|pot kitchen
Home & Kitchen|Bedding|Mattress|40000|400000|foam bed
Home & Kitchen|Lighting|Solar Street Light|15000|120000|light solar
Baby & Toys|Baby Care|Baby Diapers|4000|30000|diaper
Gaming|Consoles|PlayStation 5 Console|550000|900000|ps5 game
Gaming|Consoles|Game Pad|8000|70000|controller
Books & Stationery|Maps & Globes|Wall Map of Nigeria|4000|15000|map
Books & Stationery|Textbooks|JAMB Past Questions|2000|8000|exam`;

const askedThings: readonly Thing[] = asked.split('\n').map((line) => {
  const [category = '', subcategory = '', name = '', low = '', high = '', tags = ''] = line.split('|');
  const noun = (name.split(/,| for /)[0] ?? name).toLowerCase();
  const price = [Number(low), Number(high)] as const;
  return { category, subcategory, name, noun, tags: tags.split(' '), price, colours: [], sizes: [], text: '' };
});

const demoThings: readonly Thing[] = products.map(
  ({ category, subcategory, name, goods, tags, sale, choices, text }) => ({
    category,
    subcategory,
    // Without the demo's own brands, and without what tells one model from another.
    name: name.replace(/^(Àṣẹ|Ọlá)\s/, '').split(/,| – | with /)[0] ?? name,
    noun: goods.noun,
    tags,
    price: [sale.price / 130, sale.price / 70],
    colours: choices?.colors ?? [],
    sizes: choices?.sizes ?? [],
    text: sentencesOf(text)[0] ?? '',
  }),
);

/** All of them; what is asked for comes first, which is what is drawn most often. */
export const things: readonly Thing[] = [...askedThings, ...demoThings];

/** What descriptions are put together of. */
export const sentences: readonly string[] = products.flatMap(({ text }) => sentencesOf(text));

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.)\s/).filter((sentence) => sentence.length > 15);
}

/** The demo's categories, with their subcategories and those of what is asked for. */
export const shelves: readonly { name: string; description: string; subcategories: readonly string[] }[] =
  categories.map(({ name, description, subcategories }) => {
    const own = things.filter(({ category }) => category === name).map(({ subcategory }) => subcategory);
    return { name, description, subcategories: [...new Set([...subcategories.map((sub) => sub.name), ...own])] };
  });
