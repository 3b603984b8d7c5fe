/** Common first and family names, for people who do not exist. */
export const FIRST_NAMES = {
  female: ['Aya', 'Dina', 'Esraa', 'Fatma', 'Habiba', 'Heba', 'Laila', 'Mariam', 'Menna', 'Nada', 'Nesma', 'Rana', 'Reem', 'Sara', 'Shaimaa', 'Yasmin'],
  male: ['Adham', 'Ahmed', 'Amr', 'Bassem', 'Ehab', 'Hany', 'Hossam', 'Khaled', 'Marwan', 'Mostafa', 'Nader', 'Ramy', 'Sherif', 'Tarek', 'Wael', 'Ziad'],
} as const;

export const LAST_NAMES = [
  ...['Abdallah', 'Abdelrahman', 'Ashour', 'Badawy', 'El Sayed', 'Farouk', 'Gaber', 'Gamal', 'Hamdy', 'Helmy', 'Hegazy', 'Ismail'],
  ...['Kamel', 'Lotfy', 'Mahrous', 'Metwally', 'Naguib', 'Osman', 'Ragab', 'Ramadan', 'Saad', 'Salem', 'Shahin', 'Younes'],
] as const;
