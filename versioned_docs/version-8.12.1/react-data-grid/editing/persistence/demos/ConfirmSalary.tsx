import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

interface Employee {
  id: number;
  name: string;
  salary: number;
}

const rows: Employee[] = [
  { id: 1, name: 'Mirela Popa', salary: 3400 },
  { id: 2, name: 'Jonas Weber', salary: 3150 },
  { id: 3, name: 'Chloé Martin', salary: 3900 },
];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'salary', headerName: 'Salary, €', type: 'number', width: 120, editable: true },
];

interface Question {
  newRow: Employee;
  oldRow: Employee;
  answer: (row: Employee) => void;
}

export default function ConfirmSalary() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  function processRowUpdate(newRow: Employee, oldRow: Employee) {
    if (newRow.salary === oldRow.salary) return oldRow;
    return new Promise<Employee>((answer) => setQuestion({ newRow, oldRow, answer }));
  }

  function close(row: Employee) {
    question?.answer(row);
    setQuestion(null);
  }

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        label="Salaries"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      {question && (
        <Dialog open aria-labelledby="confirm-salary" onClose={() => close(question.oldRow)}>
          <DialogTitle id="confirm-salary">
            Pay {question.newRow.name} {question.newRow.salary} instead of {question.oldRow.salary}{' '}
            €?
          </DialogTitle>
          <DialogActions>
            <Button onClick={() => close(question.oldRow)}>No</Button>
            <Button onClick={() => close(question.newRow)}>Yes</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
