export const teams = [
  'Design',
  'Engineering',
  'Finance',
  'Operations',
  'Sales',
  'Support',
] as const;

export type Team = (typeof teams)[number];

export interface Person {
  id: number;
  name: string;
  team: Team;
  /** Days of holiday a year. */
  allowance: number;
}

const names: Record<Team, string> = {
  Design:
    'Aiko Tanaka, Bruno Carvalho, Camille Roux, Eszter Nagy, Freya Lindqvist, Hana Dvořáková, Ibrahim Diallo, Jonas Weiß, Leila Haddad, Mateo Fuentes, Niamh Byrne, Zofia Wójcik',
  Engineering:
    'Adaeze Obi, Anders Holm, Aylin Demir, Bilal Khan, Chen Wei, Dmytro Kovalenko, Elif Şahin, Giulia Conti, Henrik Dahl, Ji-woo Park, Mireia Soler, Nikhil Rao',
  Finance:
    'Agnieszka Mazur, Benoît Lefèvre, Chiamaka Eze, Daan Visser, Emilia Korhonen, Farah Aziz, Goran Petrović, Ines Moreira, Kofi Mensah, Liam Walsh, Marta Ruiz, Yusuf Kaya',
  Operations:
    'Amara Okafor, Andrei Popescu, Birgit Sørensen, Carlos Vega, Dina Farouk, Erik Nyström, Fatima Zahra, Hugo Almeida, Katarína Baloghová, Luca Ferrari, Mei Lin, Tomasz Zając',
  Sales:
    'Alma Bergström, Beatriz Nunes, Dariusz Nowak, Elena Ivanova, Femi Adeyemi, Greta Hoffmann, Haruto Sato, Isla Murray, Karim Benali, Lotte Jansen, Noor Rahman, Pavel Novák',
  Support:
    'Ana Marković, Bao Nguyễn, Clara Schmid, Dag Eriksen, Esi Boateng, Filip Horák, Gabriela Torres, Hye-jin Kim, Jamal Idris, Laura Rossi, Oskar Lund, Sami Virtanen',
};

function createMembers(team: Team): Person[] {
  const teamIndex = teams.indexOf(team);
  return names[team].split(', ').map((name, index) => ({
    id: teamIndex * 100 + index,
    name,
    team,
    allowance: 25 + ((index + teamIndex) % 4) * 2,
  }));
}

export const membersOf: Record<Team, Person[]> = {
  Design: createMembers('Design'),
  Engineering: createMembers('Engineering'),
  Finance: createMembers('Finance'),
  Operations: createMembers('Operations'),
  Sales: createMembers('Sales'),
  Support: createMembers('Support'),
};

export const staff: Person[] = teams.flatMap((team) => membersOf[team]);
