import { Draw } from './draw.ts';

/** Words of which names of goods and stores are put together; of each list the first are the most frequent. */

const words = (text: string): readonly string[] => text.split(',');

/** Brands that shoppers ask for, by category. */
export const knownBrands: Readonly<Record<string, readonly string[]>> = {
  'Phones & Tablets': words(
    'Tecno,Infinix,itel,Samsung,Apple,Xiaomi,Redmi,Oraimo,Nokia,Oppo,vivo,Realme,Huawei,Anker,Baseus',
  ),
  Electronics: words(
    'HP,Dell,Lenovo,Asus,Acer,Hisense,LG,Samsung,Sony,TCL,Binatone,Lontor,Qasa,Ox,Thermocool,Scanfrost,Polystar,Nexus,Luminous,Felicity,JBL,Canon,Epson,Toshiba',
  ),
  Fashion: words('Nike,Adidas,Puma,Vlisco,Hitarget,Da Viva,Zara,Kásúwá,Gucci,Fila,Nkechi Styles,Ohun,Àdùnní'),
  Groceries: words(
    'Indomie,Golden Penny,Mama Gold,Dangote,Peak,Milo,Knorr,Maggi,Kings,Honeywell,Royal Stallion,Bigi,Cowbell',
  ),
  'Beauty & Health': words('Nivea,Dove,Vaseline,Dudu-Osun,Garnier,Zaron,Mary Kay,Cantu,Sheamoisture,Dettol'),
  'Home & Kitchen': words('Binatone,Kenwood,Philips,Master Chef,Eurosonic,Vitafoam,Mouka,Silver Crest,Maxi,Saisho'),
  'Baby & Toys': words('Molfix,Pampers,Huggies,Aptamil,Cussons,Lego,Àlàó'),
  'Sports & Outdoors': words('Nike,Adidas,Mikasa,Spalding,Wilson,Everlast'),
  Gaming: words('Sony,Microsoft,Nintendo,Logitech,Razer,Redragon'),
  'Music & Instruments': words('Yamaha,Fender,Casio,Roland,Shure'),
  'Tools & Auto': words('Bosch,Ingco,Total,Stanley,Toyota,Firman,Elepaq,Sumec,Tiger,Michelin,Mobil,Dunlop,Honda'),
  'Books & Stationery': words('Bic,Oxford,Longman,Eleganza'),
};

export const looks = words(
  'Original,Quality,New,Classic,Strong,Portable,Mini,Big,Luxury,Affordable,Smart,Heavy Duty,Fancy,Unisex,Durable,Digital,Double,Stainless,Wireless,Foldable,Premium,Children’s,Ladies’,Men’s,Vintage,Turkish,Italian,Korean,Handmade,Executive,Super,Waterproof,Soft,Royal,Designer',
);
export const series = words(
  'Spark,Hot,Note,Camon,Pop,Pro,Max,Plus,Lite,Ultra,Air,Elite,Nova,Prime,Star,Power,Neo,Turbo,Boss,Eko,Naija,Jollof,Sahara,Delta,Zuma,Olumo',
);
export const colours = words(
  'Black,White,Blue,Red,Green,Grey,Brown,Gold,Pink,Purple,Silver,Yellow,Orange,Cream,Navy,Wine',
);
export const extras = words(
  'with Warranty,with Remote,for Home & Office,for Men,for Women,for Kids,with Free Gift,for Students,with Charger,for Car,for Phone,with Bluetooth,for Laptop,for Generator,with LED Light,with Bag,for Kitchen,for Wedding,for School,for Samsung,for iPhone,for Tecno',
);
export const measures = words('Pieces,kg,L,W,cm,Yards');

export const states = words(
  'Lagos,Kano,Oyo,Rivers,Abuja,Anambra,Abia,Kaduna,Ogun,Enugu,Delta,Edo,Imo,Plateau,Kwara,Osun,Ondo,Cross River,Akwa Ibom,Borno,Sokoto,Bauchi,Benue,Niger,Katsina,Ekiti,Ebonyi,Bayelsa,Kogi,Nasarawa,Gombe,Adamawa,Taraba,Jigawa,Kebbi,Zamfara,Yobe',
);
export const cities: Readonly<Record<string, readonly string[]>> = {
  Lagos: words('Ikeja,Yaba,Lekki,Surulere,Balogun'),
  Kano: words('Kano,Sabon Gari'),
  Oyo: words('Ibadan,Ogbomoso'),
  Rivers: words('Port Harcourt'),
  Abia: words('Aba,Umuahia'),
  Anambra: words('Onitsha,Nnewi,Awka'),
  Abuja: words('Wuse,Garki'),
};
export const firstNames = words(
  'Adunni,Zainab,Chukwuemeka,Nkechi,Bola,Musa,Ngozi,Ibrahim,Funke,Emeka,Aisha,Tunde,Halima,Obinna,Amaka,Sade,Yusuf,Ifeanyi,Kemi,Danladi,Efe,Osaze,Bisi,Chioma,Uche,Fatima,Segun,Blessing,Ebere,Kunle',
);
export const kindsOfStores = words(
  'Stores,Ventures,Gadgets,Collections,Fabrics,Enterprises,Kicks,Electronics,Foods,Mart,Global,Concepts,Trading,Hub,Wears,Autos,Phones,Kitchen,Beauty,Kasuwa',
);

export const clothSizes = words('S,M,L,XL,XXL,8,10,12,14,16');
export const shoeSizes = words('37,38,39,40,41,42,43,44,45');
export const storageSizes = words('64 GB,128 GB,256 GB,512 GB');

const syllables =
  'ba be bi bo da de di do fa fe fi fu ga gi go ka ke ki ko ku la le li lo lu ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te ti to wa we wo ya yo zi zu'.split(
    ' ',
  );
const endings = words('x,n,r,s,l,tech,line,max,co');
const marked: Readonly<Record<string, string>> = { a: 'àá', e: 'èẹé', i: 'ìí', o: 'òọó', s: 'ṣ', u: 'ùú' };

/** Brand names that nobody has thought of, some written with marks; none twice. */
export function coinedBrands(seed: number, count: number): string[] {
  const draw = new Draw(seed, count);
  const coined = new Set<string>();
  while (coined.size < count) {
    let word = draw.pick(syllables) + draw.pick(syllables) + (draw.chance(0.5) ? draw.pick(syllables) : '');
    if (draw.chance(0.4)) word += draw.pick(endings);
    if (draw.chance(0.15)) word = withMarks(word, draw);
    coined.add(word.charAt(0).toUpperCase() + word.slice(1));
  }
  return [...coined];
}

function withMarks(word: string, draw: Draw): string {
  return Array.from(word, (letter) => {
    const choices = marked[letter];
    return choices !== undefined && draw.chance(0.5) ? draw.pick([...choices]) : letter;
  }).join('');
}
