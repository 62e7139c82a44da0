import type { SizeTableName } from './size-tables-of.ts';

export interface SizeTable {
  title: string;
  /** What stands above the sizes themselves. */
  head: string;
  columns: readonly string[];
  /** By size, in its order: of the body, in the unit that the column names. */
  rows: Readonly<Record<string, readonly string[]>>;
  /** Parts of the body, and where the tape goes. */
  how: readonly (readonly [part: string, way: string])[];
}

const waist = [
  'Waist',
  'Around the narrowest part, over a shirt or the skin. One finger fits under the tape.',
] as const;
const hips = ['Hips', 'Around the widest part, feet together.'] as const;
const chest = ['Chest', 'Around the widest part, under the arms, with the tape level and the arms down.'] as const;
const neck = ['Neck', 'Around the middle of the neck. Two fingers fit under the tape.'] as const;

/** Measures of the body, as most stores in Nigeria cut for them. */
export const sizeTables: Readonly<Record<SizeTableName, SizeTable>> = {
  women: {
    title: 'Women',
    head: 'Size',
    columns: ['UK', 'Bust, cm', 'Waist, cm', 'Hips, cm'],
    rows: {
      XS: ['6', '79–83', '61–65', '86–90'],
      S: ['8–10', '84–89', '66–71', '91–96'],
      M: ['12', '90–95', '72–77', '97–102'],
      L: ['14', '96–102', '78–84', '103–109'],
      XL: ['16–18', '103–110', '85–92', '110–117'],
      XXL: ['20', '111–118', '93–100', '118–125'],
    },
    how: [['Bust', 'Around the fullest part, with the tape level and the arms down.'], waist, hips],
  },
  men: {
    title: 'Men',
    head: 'Size',
    columns: ['Chest, cm', 'Waist, cm', 'Neck, cm'],
    rows: {
      XS: ['82–87', '68–73', '35–36'],
      S: ['88–94', '74–80', '37–38'],
      M: ['95–101', '81–87', '39–40'],
      L: ['102–108', '88–94', '41–42'],
      XL: ['109–116', '95–102', '43–44'],
      XXL: ['117–124', '103–110', '45–46'],
    },
    how: [chest, waist, neck],
  },
  jeans: {
    title: 'Jeans and trousers',
    head: 'Size',
    columns: ['Waist, cm', 'Hips, cm'],
    rows: {
      26: ['66', '91'],
      28: ['71', '96'],
      30: ['76', '101'],
      32: ['81', '106'],
      34: ['86', '111'],
      36: ['91', '116'],
      38: ['97', '121'],
      40: ['102', '126'],
    },
    how: [waist, hips],
  },
  collars: {
    title: 'Shirts by the collar',
    head: 'Collar',
    columns: ['Neck, cm', 'Chest, cm'],
    rows: {
      14: ['36', '84–88'],
      '14½': ['37', '88–92'],
      15: ['38', '92–96'],
      '15½': ['39–40', '97–101'],
      16: ['41', '102–106'],
      '16½': ['42', '107–111'],
      17: ['43', '112–116'],
      '17½': ['44–45', '117–121'],
    },
    how: [neck, chest],
  },
  shoes: {
    title: 'Shoes',
    head: 'EU',
    columns: ['UK', 'Foot, cm'],
    rows: {
      35: ['2½', '21.8'],
      36: ['3½', '22.5'],
      37: ['4', '23.2'],
      38: ['5', '23.8'],
      39: ['6', '24.5'],
      40: ['6½', '25.2'],
      41: ['7½', '25.8'],
      42: ['8', '26.5'],
      43: ['9', '27.2'],
      44: ['9½', '27.8'],
      45: ['10½', '28.5'],
      46: ['11', '29.2'],
    },
    how: [
      [
        'Foot',
        'Stand on paper with the heel at a wall, in the evening, when feet are largest. Mark the longest toe and measure from the wall. The longer foot counts.',
      ],
    ],
  },
  children: {
    title: 'Babies and children',
    head: 'Age',
    columns: ['Height, cm', 'Weight, kg', 'Chest, cm'],
    rows: {
      '0–3 months': ['50–62', '3–6', '43'],
      '3–6 months': ['62–68', '6–8', '45'],
      '6–12 months': ['68–80', '8–10', '48'],
      '12–18 months': ['80–86', '10–11½', '51'],
      '18–24 months': ['86–92', '11½–13', '53'],
      '2–3 years': ['92–98', '13–15', '55'],
      '4–5 years': ['104–110', '16–19', '59'],
      '6–7 years': ['116–122', '20–25', '63'],
      '8–9 years': ['128–134', '26–31', '68'],
      '10–11 years': ['140–146', '32–39', '74'],
    },
    how: [['Height', 'Lying down for babies, else standing at a wall without shoes.'], chest],
  },
};
