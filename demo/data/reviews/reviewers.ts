import { shuffled } from '../../seeded.ts';

/** First names and family names that go together; every first name takes some of its group's family names. */
const groups: readonly { readonly first: string; readonly family: string; readonly people: number }[] = [
  {
    first:
      'Adéọlá Bọ́lájí Táíwò Kẹ́hìndé Fúnkẹ́ Yétúndé Olúwaṣeun Ayọ̀délé Títí Bùnmi Rónkẹ́ Dàmọ́lá Fẹ́mi Kúnlé Ṣadé Wálé Ìyábọ̀ Tósìn Morẹ́nikẹ́ Abíọ́dún',
    family: 'Adébáyọ̀ Ògúnlànà Akíntólá Ọláwálé Fáṣọlá Oyèwọlé Adéyẹmí Ajíbádé Ọṣínbọ̀wálé Bámidélé Ọlájídé Àkàndé',
    people: 78,
  },
  {
    first:
      'Chidinma Emeka Ngozi Obinna Ifeoma Uche Adaeze Kelechi Nneka Chinedu Amaka Ikenna Ogechi Somto Chioma Ebuka Nkem Kosi Uzoma Ijeoma',
    family: 'Okafor Eze Nwachukwu Okeke Onyekachi Umeh Nwosu Ibe Anyanwu Madu Obi Okoro',
    people: 74,
  },
  {
    first:
      'Aisha Ibrahim Fatima Musa Zainab Sani Hadiza Yusuf Maryam Umar Halima Bashir Rukayya Aliyu Safiya Kabiru Hauwa Nasiru',
    family: 'Bello Abubakar Danjuma Lawal Garba Mohammed Suleiman Shehu Tanko Waziri',
    people: 66,
  },
  {
    first: 'Osaze Efosa Isoken Nosa Ivie Osas Eghosa Adesuwa',
    family: 'Igbinedion Osagie Aigbe Omoruyi Idahosa',
    people: 18,
  },
  {
    first: 'Ekaette Aniekan Idara Ubong Edidiong Effiong Mfon Nsikak',
    family: 'Udoh Etim Bassey Ekpo Akpan Inyang',
    people: 20,
  },
  { first: 'Ejiro Oghenero Efe Tega Onome Ese Ufuoma', family: 'Okpako Oghene Emuobo Akpofure', people: 14 },
  { first: 'Terver Doose Mimi Aondona Nguvan', family: 'Iorfa Akume Tyoden', people: 10 },
  { first: 'Tonye Ibinabo Dein Preye Tari', family: 'Briggs Dokubo Alagoa', people: 10 },
  { first: 'Nanret Plangnan Dung Kaneng Simi', family: 'Gyang Pam Dalyop', people: 10 },
];

/** Full names, none twice, always in the same order. */
export const reviewers: readonly string[] = groups.flatMap(({ first, family, people }) => {
  const families = family.split(' ');
  const names = first.split(' ').flatMap((name) => families.map((surname) => `${name} ${surname}`));
  return shuffled(names, 'reviewers', first).slice(0, people);
});
