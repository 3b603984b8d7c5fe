import type { Gender } from '@contract/validation/fields';

/** An invented customer with the address that the demo delivers to. */
export interface DemoCustomer {
  firstName: string;
  lastName: string;
  gender: Gender;
  phone: string;
  address: string;
  governorate: string;
  city: string;
}

/** The first is the demo account of a customer. */
export const CUSTOMERS: readonly DemoCustomer[] = [
  {
    firstName: 'Mona',
    lastName: 'Adel',
    gender: 'female',
    phone: '+201000520301',
    address: '12 Abbas El Akkad Street, flat 7',
    governorate: 'Cairo',
    city: 'Nasr City',
  },
  {
    firstName: 'Karim',
    lastName: 'Mansour',
    gender: 'male',
    phone: '+201100520302',
    address: '45 Tahrir Street, third floor',
    governorate: 'Giza',
    city: 'Dokki',
  },
  {
    firstName: 'Salma',
    lastName: 'Fathy',
    gender: 'female',
    phone: '+201200520303',
    address: '6 Road 218, ground floor',
    governorate: 'Cairo',
    city: 'Maadi',
  },
  {
    firstName: 'Youssef',
    lastName: 'Hassan',
    gender: 'male',
    phone: '+201500520304',
    address: '30 Victor Emmanuel Square, flat 12',
    governorate: 'Alexandria',
    city: 'Smouha',
  },
  {
    firstName: 'Nour',
    lastName: 'Ibrahim',
    gender: 'female',
    phone: '+201000520305',
    address: '18 El Galaa Street, flat 4',
    governorate: 'Dakahlia',
    city: 'Mansoura',
  },
  {
    firstName: 'Omar',
    lastName: 'Shawky',
    gender: 'male',
    phone: '+201100520306',
    address: '7 Saad Zaghloul Street, second floor',
    governorate: 'Gharbia',
    city: 'Tanta',
  },
  {
    firstName: 'Hoda',
    lastName: 'Samir',
    gender: 'female',
    phone: '+201200520307',
    address: '21 El Mahkama Street, flat 2',
    governorate: 'Assiut',
    city: 'Assiut',
  },
  {
    firstName: 'Mahmoud',
    lastName: 'Ezzat',
    gender: 'male',
    phone: '+201500520308',
    address: '10 El Souq Street, first floor',
    governorate: 'Aswan',
    city: 'Aswan',
  },
];
